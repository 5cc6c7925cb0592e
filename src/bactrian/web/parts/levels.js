// How well bots play: the levels side by side, with a sentence about the chosen one.
import { html } from "../lib/html.js";
import { botName, botNote } from "../lib/bots.js";
import { t } from "../lib/words.js";

/** One level out of several; a press chooses. */
export function Levels({ bots, value, change }) {
  return html`<div class="levels" role="group" aria-label=${t("level-title")}>
    <b aria-hidden="true">${t("level-title")}</b>
    <span class="seg">${bots.map((bot) => html`
      <button key=${bot} type="button" data-level=${bot} aria-pressed=${String(bot === value)} onClick=${() => change(bot)}>${botName(bot)}</button>`)}</span>
    <span class="muted" aria-live="polite">${botNote(value)}</span></div>`;
}
