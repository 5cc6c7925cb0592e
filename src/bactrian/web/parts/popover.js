// Small answers beside a thing: why not, which of several, points by source.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { narrow } from "../lib/narrow.js";
import { t } from "../lib/words.js";
import { Icon, Price } from "./icon.js";

const GAP = 12;
const phone = () => narrow.value;

/** Where a box of some size stands beside an anchor, with its tip. */
function beside(anchor, width, height) {
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(8, Math.min(middle - width / 2, innerWidth - width - 8));
  const above = anchor.top - height - GAP;
  const below = anchor.bottom + GAP;
  const up = below + height < innerHeight - 8 || above < 8;
  const tip = Math.max(18, Math.min(middle - left, width - 18));
  return { up, style: { left: `${left}px`, top: `${up ? Math.min(below, innerHeight - height - 8) : above}px`, "--tip": `${tip}px` } };
}

/** Tab goes round among the buttons of a box, and never out of the page. */
function goRound(event, box) {
  const buttons = [...box.querySelectorAll("button, a[href]")];
  const at = buttons.indexOf(document.activeElement);
  if (event.key !== "Tab" || at < 0) return;
  event.preventDefault();
  buttons.at((at + (event.shiftKey ? -1 : 1)) % buttons.length).focus();
}

/** A popover beside `anchor`; it closes on Escape and on a press outside, and focus returns. */
export function Popover({ anchor, label, close, children, class: extra = "" }) {
  const ref = useRef(null);
  const [at, setAt] = useState({ up: true, style: {} });
  useLayoutEffect(() => {
    const box = ref.current.getBoundingClientRect();
    if (!phone()) setAt(beside(anchor.getBoundingClientRect(), box.width, box.height));
  }, [anchor]);
  useEffect(() => {
    const onKey = (event) => {
      if (event.key !== "Escape") return;
      close();
      anchor.focus?.();
    };
    const onPress = (event) => { if (!ref.current?.contains(event.target)) close(); };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPress);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPress);
    };
  }, [anchor, close]);
  // On the phone a sheet stands above the prompt bar, unless it would cover the thing itself.
  const away = phone() && anchor.getBoundingClientRect().top > innerHeight * 0.35;
  return html`<div ref=${ref} class="why ${at.up ? "up" : ""} ${away ? "away" : ""} ${extra}" role="dialog" aria-label=${label} style=${at.style}
    onKeyDown=${(event) => goRound(event, ref.current)}>
    ${children}</div>`;
}

/** Why a thing is not possible: reason, cheapest repair, rule. */
export function WhyNot({ why, words, titleOf = () => null, game, close }) {
  const { target, anchor, reason } = why;
  const title = titleOf(target) || words.name(target);
  return html`<${Popover} anchor=${anchor} label=${title} close=${close}>
    <header><${Icon} name="lock" />${title}</header>
    <p>${words.say(reason)}</p>
    ${(reason.repair || reason.rule) && html`<footer>
      <span>${reason.repair ? words.say(reason.repair) : ""}</span>
      ${reason.rule && html`<a class="rule" href="/rules/${game}#${reason.rule}" target="_blank" aria-label=${t("rule-link", { rule: reason.rule })}>
        <${Icon} name="rules" />${reason.rule}</a>`}
    </footer>`}
  </${Popover}>`;
}

/** Several options point at one thing: which one? */
export function Chooser({ chooser, words, icons, best, play, close }) {
  const list = useRef(null);
  useLayoutEffect(() => list.current?.querySelector("button")?.focus(), [chooser]);
  return html`<${Popover} anchor=${chooser.anchor} label=${t("chooser-title")} close=${close} class="chooser">
    <ul ref=${list}>${chooser.options.map((option) => html`<li key=${option.code}>
      <button class="btn choice ${option.code === best ? "advised" : ""}" onClick=${() => play(option)}>
        <span>${option.code === best && html`<${Icon} name="hint" /> `}${words.say(option.label)}</span><${Price} price=${option.price} icons=${icons} /></button></li>`)}</ul>
  </${Popover}>`;
}
