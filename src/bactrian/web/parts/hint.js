// Hints: what a strong bot would do, and what it expects of it.
import { html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { spoken, t } from "../lib/words.js";
import { Glyph, Icon, Price } from "./icon.js";
import { Popover } from "./popover.js";

const BUTTON = "hint-button";
const SIZE = 24; // of the mark on a drawing, in pixels of the screen

/** What is expected of an option, in words: chance to win, points at the end. */
function expects(one) {
  const points = new Intl.NumberFormat(spoken.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(one.points);
  return t("hint-expects", { share: percent(one), points });
}

const percent = (one) => Math.round(one.share * 100);

/** Asks for a hint, where there may be one. */
export function HintButton({ table }) {
  if (!table.canHint.value) return null;
  const busy = Boolean(table.hint.value && !table.hint.value.options);
  const label = busy ? t("hint-thinking") : t("hint");
  return html`<button id=${BUTTON} class="btn hint ${busy ? "busy" : ""}" title=${t("hint-ask")} aria-busy=${String(busy)} aria-disabled=${busy ? "true" : undefined} onClick=${table.askHint}>
    <${Icon} name="hint" /><span>${label}</span></button>`;
}

/** The best options, each a button that plays it. */
export function HintList({ ctx, table, close }) {
  const list = useRef(null);
  const anchor = document.getElementById(BUTTON);
  const { options, id } = table.hint.value;
  useEffect(() => {
    // Whoever has moved on to something else keeps the focus there.
    const idle = [document.body, anchor, document.getElementById("question")].includes(document.activeElement);
    if (idle) list.current?.querySelector("button")?.focus();
  }, [id]);
  return anchor && html`<${Popover} anchor=${anchor} label=${t("hint-title")} close=${close} class="chooser hints">
    <header><${Icon} name="hint" />${t("hint-title")}</header>
    <ul ref=${list}>${options.map((one, index) => html`<li key=${one.action}>
      <button class="btn choice ${index ? "" : "advised"}" data-code=${one.action} onClick=${() => table.play(one.option)}>
        <span class="what"><b>${ctx.say(one.option.label)}</b><${Price} price=${one.option.price} icons=${ctx.board.icons} /></span>
        <i class="share" aria-hidden="true"><i style=${{ width: `${percent(one)}%` }}></i></i>
        <small>${expects(one)}</small></button></li>`)}</ul>
  </${Popover}>`;
}

/** What a screen reader hears of a hint. */
export function spokenHint(ctx, hint) {
  if (!hint) return "";
  if (!hint.options) return t("hint-thinking");
  return t("hint-live", { told: hint.options.map((one) => `${ctx.say(one.option.label)}: ${expects(one)}.`).join(" ") });
}

/** The mark of the best option on a thing of the page. */
export const AdviceBadge = () => html`<span class="advice" aria-hidden="true"><${Icon} name="hint" /></span>`;

/** The mark of the best option in a drawing: at the upper left of what it belongs to, never too small to see. */
export function AdviceMark() {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const mark = ref.current;
    mark.style.display = "none"; // so that it does not count itself
    const box = mark.parentNode.getBBox();
    mark.style.display = "";
    const zoom = mark.parentNode.getScreenCTM();
    const scale = zoom ? 1 / Math.hypot(zoom.a, zoom.b) : 1;
    mark.setAttribute("transform", `translate(${box.x + box.width * 0.2} ${box.y + box.height * 0.2}) scale(${scale})`);
  });
  return html`<g ref=${ref} class="advice" aria-hidden="true"><circle r=${SIZE / 2} /><${Glyph} name="hint" x=${0} y=${0} size=${SIZE * 0.7} /></g>`;
}
