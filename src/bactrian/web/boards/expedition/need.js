// What a space asks for, as a drawing: crates, heads, cards.
import { html } from "../../lib/html.js";
import { Glyph } from "../../parts/icon.js";

export const GOOD_ICON = { oil: "oil", spice: "spices", silk: "silk-bale", fruit: "fruit", leader: "leader" };
const GOODS = ["oil", "spices", "silk-bale", "fruit"];
const COLOURS = ["red", "yellow", "green", "blue", "purple"];
const INK = "var(--ink)";

const Equals = ({ x, y, k, top }) => html`<path d="M${x - 9 * k} ${y + top * k}h${18 * k}M${x - 9 * k} ${y + (top + 5) * k}h${18 * k}" stroke=${INK} stroke-width=${2.2 * k} stroke-linecap="round" />`;
const Chip = ({ x, y, w, h, fill }) => html`<rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="1.8" fill=${fill} stroke="var(--seat-edge)" stroke-width="1" />`;

const DRAW = {
  any_good: ({ x, y, k, line }) => html`<${Glyph} name="good" x=${x} y=${y} size=${24 * k} color=${INK} line=${line} />`,
  equal_goods: ({ x, y, k, line, count }) => {
    const [gap, size] = count === 4 ? [10, 12] : [12, 14];
    return html`${Array.from({ length: count }, (_, i) => html`<${Glyph} key=${i} name="good" x=${x + (i - (count - 1) / 2) * gap * k} y=${y - 5 * k} size=${size * k} color=${INK} line=${line} />`)}
      <${Equals} x=${x} y=${y} k=${k} top=${7} />`;
  },
  each_good: ({ x, y, k, line }) => GOODS.map((good, i) => html`<${Glyph} key=${good} name=${good} x=${x + (i % 2 ? 8 : -8) * k} y=${y + (i > 1 ? 8 : -8) * k} size=${15 * k} color=${INK} line=${line} />`),
  leaders: ({ x, y, k, line }) => [-8, 9].map((dx) => html`<${Glyph} key=${dx} name="leader" x=${x + dx * k} y=${y} size=${18 * k} color=${INK} line=${line} />`),
  same_colour: ({ x, y, k }) => html`${[-10, 0, 10].map((dx) => html`<${Chip} key=${dx} x=${x + dx * k} y=${y - 4 * k} w=${8.5 * k} h=${15 * k} fill="var(--ink-2)" />`)}
    <${Equals} x=${x} y=${y} k=${k} top=${9.5} />`,
  each_colour: ({ x, y, k }) => COLOURS.map((colour, i) => html`<${Chip} key=${colour} x=${x + (i - 2) * 6.8 * k} y=${y} w=${6 * k} h=${18 * k} fill="var(--card-${colour})" />`),
  none: ({ x, y, k, line }) => html`<${Glyph} name="ship" x=${x} y=${y} size=${26 * k} color=${INK} line=${line} />`,
};

/** The drawing of a requirement around a point; `size` is the width it may take. */
export const Need = ({ kind, count, x, y, size, line = "var(--place)" }) => DRAW[kind]({ x, y, k: size / 40, line, count });
