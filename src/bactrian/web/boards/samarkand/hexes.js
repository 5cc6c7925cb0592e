// The ground of the map: land, water, homes and goods, as hexes.
import { html } from "../../lib/html.js";
import { Glyph } from "../../parts/icon.js";

/** The corners of a hex with a point on top. */
export function corners(x, y, size) {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((30 + 60 * k) * Math.PI) / 180;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

export const bare = (id) => id.slice(id.indexOf(":") + 1);
export const familyColour = (family) => `var(--fam-${bare(family)})`;
export const familyInk = (family) => `var(--fam-${bare(family)}-fg)`;

const FILL = { sea: "var(--sea)", home: "var(--place)", goods: "var(--desert)", plain: "var(--land)" };
const WAVES = "M30 90q10-8 20 0t20 0M40 640q10-8 20 0t20 0M740 640q10-8 20 0t20 0M240 655q10-8 20 0t20 0M960 680q8-7 16 0M30 200q10-8 20 0t20 0";

/** Sea around the land, and an edge where they meet. */
export const Sea = ({ data }) => html`<g aria-hidden="true"><rect x="-20" y="0" width="1040" height=${data.height + 20} fill="var(--sea)" />
  <path d=${WAVES} stroke="var(--sea-2)" fill="none" stroke-width="2.5" stroke-linecap="round" />
  <g fill="var(--land-edge)">${data.spaces.filter((space) => space.kind === "land").map((space) => html`<polygon key=${space.id} points=${corners(space.x, space.y, data.hex_size + 5)} />`)}</g></g>`;

/** One hex without anything on it. */
export function Hex({ space, size, family }) {
  const water = space.kind === "water";
  const { x, y } = space;
  return html`<polygon points=${corners(x, y, size - 0.6)} fill=${FILL[space.role]} stroke=${water ? "var(--sea-2)" : "var(--land-edge)"} stroke-opacity=${water ? 1 : 0.45} stroke-width="1.4" />
    ${family && html`<polygon points=${corners(x, y, size - 5)} fill="none" stroke="var(--fam-edge)" stroke-width="9.5" />
      <polygon points=${corners(x, y, size - 5)} fill="none" stroke=${familyColour(family)} stroke-width="6.5" />`}
    ${water && html`<${Glyph} name="ship" x=${x} y=${y} size=${22} color="var(--sea-2)" line="var(--sea)" />`}`;
}

/** A camel in its family's colour, with outline and symbol. */
export const FamilyCamel = ({ family, x, y, size, ...rest }) => html`<g ...${rest}>
  <${Glyph} class="piece fam" name="camel" x=${x} y=${y} size=${size} color=${familyColour(family)} line=${familyColour(family)} />
  <circle cx=${x - size * 0.06} cy=${y + size * 0.3} r=${size * 0.25} fill=${familyColour(family)} stroke="var(--fam-edge)" stroke-width="1.5" />
  <${Glyph} name="fam-${bare(family)}" x=${x - size * 0.06} y=${y + size * 0.3} size=${size * 0.31} color=${familyInk(family)} /></g>`;

/** Where a family's camel stands on a space: two share it side by side. */
export function standing(space, families, family) {
  const place = families.indexOf(family);
  if (families.length > 1) return [space.x + (place ? 16 : -16), space.y + (place ? 6 : -4)];
  return [space.x, space.y + (space.role === "goods" ? 3 : space.role === "home" ? 2 : 0)];
}

/** A thread in the family's colour joins its camels, so that a network can be followed without hue. */
export function threads(spaces, camels) {
  const by = new Map(spaces.map((space) => [space.id, space]));
  const own = new Map();
  for (const [id, families] of Object.entries(camels)) for (const family of families) own.set(family, [...(own.get(family) || []), id]);
  const found = [];
  for (const [family, ids] of own) {
    const waiting = new Set(ids);
    while (waiting.size) {
      const edge = [waiting.values().next().value];
      waiting.delete(edge[0]);
      while (edge.length) {
        const here = edge.pop();
        for (const next of by.get(here).adjacent.filter((id) => waiting.has(id))) {
          waiting.delete(next);
          edge.push(next);
          const [from, to] = [here, next].map((id) => standing(by.get(id), camels[id], family));
          found.push({ family, from, to });
        }
      }
    }
  }
  return found;
}

export const Threads = ({ list }) => html`<g class="threads">${list.map(({ family, from, to }, i) => html`<g key=${i}>
  <path d="M${from.join(" ")}L${to.join(" ")}" stroke="var(--fam-edge)" stroke-width="8" stroke-linecap="round" /><path d="M${from.join(" ")}L${to.join(" ")}" stroke=${familyColour(family)} stroke-width="5" stroke-linecap="round" /></g>`)}</g>`;
