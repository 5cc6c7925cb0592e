// Towns, cities, oases and Beijing as they stand on the map.
import { html } from "../../lib/html.js";
import { Glyph, MARK, seatClass } from "../../parts/icon.js";
import { RES_ICON } from "./amounts.js";

const tint = (kind) => `var(--res-${["distinct_goods", "any_town_bonus", "own_town_bonus", "contract", "black_die"].includes(kind) ? "good" : kind})`;

/** The bonus of a town, inside its house. */
function Bonus({ reward }) {
  const list = Object.entries(reward);
  return list.map(([kind, n], i) => {
    const x = list.length > 1 ? (i ? 12 : -11) : 0;
    const big = list.length > 1 ? 10 : 14;
    if (kind === "coin" || kind === "vp") {
      return html`<g key=${kind}>${kind === "coin" ? html`<circle cx=${x} r=${big} fill="var(--res-coin)" />` : html`<${Glyph} name="vp-blank" x=${x} y=${0} size=${34} color="var(--res-vp)" />`}
        <text class="lbl" x=${x} y=${big * 0.45} font-size=${big * 1.35} font-weight="700" text-anchor="middle" fill="var(--place)">${n}</text></g>`;
    }
    const number = n > 1 && kind !== "distinct_goods";
    return html`<g key=${kind}>${number && html`<text class="lbl" x="-13" y="7" font-size="20" font-weight="700" text-anchor="middle">${n}</text>`}
      <${Glyph} name=${RES_ICON[kind]} x=${number ? 7 : x} y=${0} size=${list.length > 1 ? 21 : number ? 26 : 30} color=${tint(kind)} line="var(--place)" /></g>`;
  });
}

export const Post = ({ colour, x, y, size = 26, ...rest }) => html`<g class=${seatClass(colour)} ...${rest}><${Glyph} class="piece" name="post" x=${x} y=${y} size=${size} color="var(--seat)" line="var(--seat)" />
  <${Glyph} name=${MARK[colour]} x=${x} y=${y + size * 0.17} size=${size * 0.38} color="var(--fg)" /></g>`;

export const Figure = ({ colour, size = 46 }) => html`<g class=${seatClass(colour)}><${Glyph} class="piece" name="figure" x=${0} y=${0} size=${size} color="var(--seat)" line="var(--seat)" />
  <${Glyph} name=${MARK[colour]} x=${0} y=${size * 0.27} size=${size * 0.3} color="var(--fg)" /></g>`;

const Beijing = ({ points, owners, colourOf }) => points.map((value, i) => {
  const x = -45 + i * 30;
  const owner = owners[i];
  return html`<g key=${i}><rect x=${x - 13} y="40" width="26" height="26" rx="5" fill="var(--place)" stroke="var(--route)" stroke-width="1.5" />
    ${owner === null || owner === undefined ? html`<text class="lbl" x=${x} y="58.5" text-anchor="middle" font-size="16" font-weight="700" fill="var(--res-vp)">${value}</text>` : html`<${Post} colour=${colourOf(owner)} x=${x} y=${52} size=${23} data-arrive="beijing/${owner}" data-giver=${owner} />`}</g>`;
});

/** An office tile that still lies on its city. */
const Office = ({ reward }) => {
  const [kind, n] = Object.entries(reward)[0];
  return html`<g transform="translate(-27 -26)"><path d="M0-16l14 8v16L0 16l-14-8V-8z" fill="var(--verdigris)" stroke="var(--place)" stroke-width="2" />
    ${kind === "coin" && html`<circle r="10" fill="var(--place)" />`}
    ${(kind === "coin" || n > 1) && html`<text class="lbl" x=${kind === "coin" ? 0 : -7} y="5" text-anchor="middle" font-size="15" font-weight="700" fill=${kind === "coin" ? "var(--res-coin)" : "var(--place)"}>${n}</text>`}
    ${kind !== "coin" && html`<${Glyph} name=${RES_ICON[kind]} x=${n > 1 ? 4 : 0} y=${0} size=${n > 1 ? 15 : 18} color="var(--place)" line="var(--verdigris)" />`}</g>`;
};

const SHAPE = {
  oasis: () => html`<circle r="15" fill="var(--place)" stroke="var(--route)" stroke-width="2" /><${Glyph} name="oasis" x=${0} y=${0} size=${19} color="var(--res-step)" line="var(--place)" />`,
  town: ({ reward, mini }) => html`<rect x="-25" y="-22" width="50" height="44" rx="9" fill="var(--place)" stroke="var(--route)" stroke-width="2.5" />
    ${mini || !reward ? html`<${Glyph} name="town" x=${0} y=${-1} size=${30} color="var(--route)" line="var(--place)" />` : html`<${Bonus} reward=${reward} />`}`,
  city: () => html`<circle r="26" fill="var(--place)" stroke="var(--route)" stroke-width="3" /><${Glyph} name="city" x=${0} y=${-1} size=${34} color="var(--route)" line="var(--place)" />`,
  capital: ({ points, owners, colourOf, mini }) => html`<circle r="34" fill="var(--saffron-soft)" stroke="var(--saffron-strong)" stroke-width="3" /><${Glyph} name="capital" x=${0} y=${-2} size=${46} color="var(--madder)" line="var(--saffron-soft)" />
    ${!mini && html`<${Beijing} points=${points} owners=${owners} colourOf=${colourOf} />`}`,
  start: () => html`<circle r="27" fill="var(--lapis)" stroke="var(--seat-edge)" stroke-width="2.5" /><${Glyph} name="ship" x=${0} y=${-1} size=${32} color="var(--on-lapis)" line="var(--lapis)" />`,
};

/** A place without the pieces on it. */
export const Shape = (props) => html`${SHAPE[props.kind](props)}${props.office && html`<${Office} reward=${props.office} />`}`;

export const reach = (kind) => ({ oasis: 18.5, town: 31, city: 31, capital: 39, start: 32 })[kind];
