// A small picture of the track, for the front page.
import { html } from "../../lib/html.js";
import { Glyph } from "../../parts/icon.js";
import { Scenery } from "./scenery.js";
import { Camel, Path } from "./track.js";

const CARAVAN = [["blue", 11], ["red", 12], ["green", 14], ["orange", 8]];
const FILL = { desert: "var(--desert)", steppe: "var(--steppe)", mountain: "var(--mountain)", city: "var(--saffron)" };

const Stop = ({ space }) => {
  const city = space.role !== "plain";
  return html`<g transform="translate(${space.x} ${space.y})">
    <circle r=${city ? 34 : 27.5} fill=${city ? "var(--saffron-soft)" : "var(--place)"} stroke=${space.scoring ? "var(--lapis)" : "var(--route)"} stroke-width=${space.scoring ? 4 : 2.5} />
    ${city ? html`<${Glyph} name=${space.index ? "capital" : "ship"} x=${0} y=${-1} size=${40} color="var(--madder)" line="var(--saffron-soft)" />`
      : html`<circle r="17" fill=${FILL[space.terrain]} />`}</g>`;
};

export const Mini = ({ data }) => html`<svg class="map" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <${Scenery} mini /><${Path} spaces=${data.spaces} />
  ${data.spaces.map((space) => html`<${Stop} key=${space.id} space=${space} />`)}
  ${CARAVAN.filter(([, index]) => data.spaces[index]).map(([colour, index]) => html`<g key=${colour} transform="translate(${data.spaces[index].x} ${data.spaces[index].y})"><${Camel} colour=${colour} mini /></g>`)}
</svg>`;
