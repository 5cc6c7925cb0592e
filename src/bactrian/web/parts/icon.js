// Icons, marks and amounts: the one visual language of boards, prompts and log.
import { html } from "../lib/html.js";

const SHEET = "/icons.svg";

/** An icon beside text; it says nothing by itself. */
export const Icon = ({ name, class: extra = "" }) => html`
  <svg class="icon ${extra}" aria-hidden="true"><use href="${SHEET}#${name}" /></svg>`;

/** An icon inside a drawing, centred on a point. */
export const Glyph = ({ name, x, y, size, color, line, class: extra = "" }) => html`
  <use class=${extra} href="${SHEET}#${name}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}
    style=${{ color: color || "", "--icon-line": line || "" }} />`;

/** The mark of each seat colour: colour is never alone. */
export const MARK = {
  blue: "fam-levant", yellow: "fam-byzant", green: "fam-sindh", red: "fam-china", orange: "fam-sogdia", white: "fam-egypt",
};
const CLASS = { white: "whitep" };
export const seatClass = (colour) => CLASS[colour] || colour;

/** A seat's disc with its mark. */
export const SeatMark = ({ colour, class: extra = "" }) => html`
  <span class="seatmark ${seatClass(colour)} ${extra}">${colour && html`<${Icon} name=${MARK[colour]} />`}</span>`;

const PRICE_ICON = {
  card: "goods-card", gold: "chest-1", coin: "coin", coins: "coin", money: "coin", camel: "camel", camels: "camel",
  dirham: "coin", dirhams: "coin", pepper: "pepper", silk: "silk", goods: "good", good: "good", die: "die-any", dice: "die-any",
  points: "vp", vp: "vp", tile: "marry", step: "step",
};

/** What an option costs, as a dark tag; nothing where it is free. */
export function Price({ price, icons = {}, class: extra = "" }) {
  const parts = Object.entries(price || {});
  if (!parts.length) return null;
  return html`<span class="price ${extra}" aria-hidden="true">${parts.map(([what, n]) => {
    const icon = icons[what] || PRICE_ICON[what];
    return html`<span class="part" key=${what}>${n}${icon ? html`<${Icon} name=${icon} />` : ` ${what}`}</span>`;
  })}</span>`;
}
