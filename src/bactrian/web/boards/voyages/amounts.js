// Amounts: coins and points carry the number inside, everything else has it in front.
import { html } from "../../lib/html.js";
import { Glyph, Icon, MARK, seatClass } from "../../parts/icon.js";

export const RES_ICON = {
  coin: "coin", camel: "camel", pepper: "pepper", silk: "silk", gold: "gold", good: "good", distinct_goods: "goods-two", vp: "vp-blank",
  step: "step", contract: "contract", black_die: "die-black", own_town_bonus: "town-bonus", any_town_bonus: "town-bonus",
};

const Disc = ({ kind, n }) => html`<span class="rs ${kind}"><span class="disc">${kind === "coin"
  ? html`<svg class="icon" aria-hidden="true" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10.5" fill="currentColor" /></svg>` : html`<${Icon} name="vp-blank" />`}<b>${n}</b></span></span>`;

/** One amount. */
export const Amount = ({ kind, n }) => (kind === "coin" || kind === "vp" ? html`<${Disc} kind=${kind} n=${n} />`
  : html`<span class="rs ${kind}">${n > 1 && kind !== "distinct_goods" ? n : ""}<${Icon} name=${RES_ICON[kind]} /></span>`);

/** Several amounts side by side. */
export const Amounts = ({ of }) => html`<span class="rset" aria-hidden="true">${Object.entries(of || {}).map(([kind, n]) => html`<${Amount} key=${kind} kind=${kind} n=${n} />`)}</span>`;

export const Arrow = ({ down }) => html`<${Icon} name="arrow" class="arrow ${down ? "down" : ""}" />`;

/** Kind and face of a die such as `die:own-5`. */
export function faceOf(die) {
  const [kind, face] = die.slice("die:".length).split("-");
  return { kind, face: Number(face) ? face : "any" };
}

/** A die; one that lies on the board carries its owner's mark. */
export function Die({ die, colour, size = 26, tag = true, ...rest }) {
  const { kind, face } = faceOf(die);
  const tone = kind === "own" ? seatClass(colour || "white") : kind;
  return html`<span class="die ${tone}" style=${{ "--d": `${size}px` }} ...${rest}><svg aria-hidden="true"><use href="/icons.svg#die-${face}" /></svg>
    ${tag && colour && html`<i class="tag ${seatClass(colour)}"><${Icon} name=${MARK[colour]} /></i>`}</span>`;
}

export const Slot = ({ size = 24 }) => html`<span class="slot" style=${{ "--d": `${size}px` }}></span>`;

/** A trading post in HTML. */
export const PostMark = ({ colour }) => html`<svg class="postmark ${seatClass(colour)}" viewBox="0 0 24 24" aria-hidden="true">
  <${Glyph} class="piece" name="post" x=${12} y=${12} size=${24} color="var(--seat)" line="var(--seat)" /><${Glyph} name=${MARK[colour]} x=${12} y=${15} size=${8} color="var(--fg)" /></svg>`;
