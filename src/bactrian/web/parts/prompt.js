// The prompt bar: one question at a time, always in the same place.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { AdviceBadge, HintButton } from "./hint.js";
import { Icon, Price, SeatMark } from "./icon.js";

const isReplaced = (seat) => Boolean(seat?.mine && seat.bot);

/** What is asked of whom, in words. */
export function questionOf(ctx) {
  const { prompt, view, seats, words, viewer } = ctx;
  if (isReplaced(seats[viewer]) && !view.over) return t("standin-you");
  if (prompt) return words.say(prompt.question);
  if (view.over) return t("prompt-over");
  const asked = view.asked.filter((seat) => seat !== viewer);
  if (!asked.length) return t("prompt-wait");
  const one = seats[asked[0]];
  const name = asked.map((seat) => words.name(`seat:${seat}`)).join(", ");
  return asked.length === 1 && one?.bot ? t("prompt-bot", { name }) : t("prompt-person", { name });
}

function Option({ option, index, ctx, play }) {
  const stop = !Object.keys(option.price).length;
  return html`<button class="btn ${stop ? "" : "priced"} option ${ctx.best === option.code ? "advised" : ""}" data-code=${option.code} onClick=${() => play(option)}>
    <span>${ctx.say(option.label)}</span><${Price} price=${option.price} icons=${ctx.board.icons} />
    ${index < 9 && html`<kbd class="wide" aria-hidden="true">${index + 1}</kbd>`}
    ${ctx.best === option.code && html`<${AdviceBadge} />`}</button>`;
}

function Tools({ table }) {
  const off = !table.canUndo.value;
  return html`<div class="tools"><${HintButton} table=${table} />
    <button class="btn" title=${t("undo")} aria-label=${t("undo")} disabled=${off} onClick=${table.undo}><${Icon} name="undo" /><span>${t("undo")}</span></button>
    <button class="btn" title=${t("restart")} aria-label=${t("restart")} disabled=${off} onClick=${table.restart}><${Icon} name="restart" /><span>${t("restart-short")}</span></button>
  </div>`;
}

/** "Sending…" only when a move takes long: a quick one needs no word. */
function useSlow(since) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!since) return undefined;
    const timer = setTimeout(() => setSlow(true), 1000);
    return () => clearTimeout(timer);
  }, [since]);
  return slow;
}

export function PromptBar({ ctx, table, buttons, detail, children }) {
  const { prompt, view, viewer } = ctx;
  const slow = useSlow(table.sending.value);
  const seat = prompt ? viewer : view.asked[0];
  const Quick = ctx.board.Quick;
  const question = questionOf(ctx);
  const ref = useRef(null);
  useLayoutEffect(() => {
    // On the phone sheets and toasts stand just above the prompt bar; elsewhere the map makes room for it.
    const note = new ResizeObserver(() => document.documentElement.style.setProperty("--prompt-height", `${ref.current.offsetHeight}px`));
    note.observe(ref.current);
    return () => note.disconnect();
  }, []);
  return html`<section ref=${ref} class="prompt ${prompt ? "" : "calm"} ${buttons.length > 4 ? "many" : ""}" id="question" tabindex="-1" aria-label=${t("aria-question")}>
    ${Quick && viewer >= 0 && html`<div class="quick narrow-only"><${Quick} /></div>`}
    ${seat !== undefined && html`<${SeatMark} colour=${ctx.colour(seat)} class="big" />`}
    <div class="q"><strong>${question}</strong><span>${slow ? t("prompt-sending") : detail}</span></div>
    <div class="opts">${buttons.map((option, index) => html`<${Option} key=${option.code} option=${option} index=${index} ctx=${ctx} play=${table.play} />`)}${children}</div>
    <${Tools} table=${table} />
  </section>`;
}
