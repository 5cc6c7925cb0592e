// The ground of the map: land, seas, mountains, routes with their prices.
import { html } from "../../lib/html.js";
import { Glyph } from "../../parts/icon.js";

const SEAS = ["M-5 205C50 196 96 214 128 246c14 26-14 46-50 42-36-4-56 6-83 4z", "M335 605c6-60 26-104 62-134 40-32 96-30 122 6 22 40 14 92 28 128z",
  "M598 605c4-64 22-126 64-152 58-26 110 12 126 60 12 36 12 66 14 92z", "M1005 400c-34 20-74 40-88 84-8 40 16 80 40 121h48z"];
const WAVES = "M384 560q10-8 20 0t20 0M440 510q10-8 20 0t20 0M660 520q10-8 20 0t20 0M690 570q10-8 20 0t20 0M960 500q8-7 16 0M20 250q10-8 20 0t20 0";
const PEAKS = [[520, 150, 1], [488, 300, 0.9], [600, 320, 0.9], [440, 140, 0.8], [748, 345, 0.9], [245, 135, 0.8], [690, 40, 0.7]];
const DUNES = "M620 130q14-10 28 0t28 0M608 146q14-10 28 0t28 0M230 400q14-10 28 0t28 0M216 416q14-10 28 0t28 0M100 420q10-8 20 0t20 0M860 200q12-9 24 0t24 0";

export const Ground = ({ mini }) => html`<g aria-hidden="true"><rect width="1000" height="600" fill="var(--land)" />
  <g fill="var(--sea)" stroke="var(--sea-2)" stroke-width="3">${SEAS.map((d) => html`<path key=${d} d=${d} />`)}</g>
  <path d=${WAVES} stroke="var(--sea-2)" fill="none" stroke-width="2.5" stroke-linecap="round" />
  <g fill="none" stroke="var(--land-edge)" stroke-opacity=".75" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
    ${PEAKS.map(([x, y, s]) => html`<path key=${x} transform="translate(${x} ${y}) scale(${s})" d="M0 0l13-22 9 14 8-12 14 20M13-22l3 10M30-20l2 9" />`)}<path d=${DUNES} /></g>
  ${!mini && html`<g transform="translate(66 535)" fill="var(--land-edge)"><circle r="33" fill="none" stroke="var(--land-edge)" stroke-width="1.5" /><path d="M0-40L6 0 0 40-6 0zM-40 0L0-6 40 0 0 6z" /><text class="rose" y="-45" text-anchor="middle" font-size="15">N</text></g>`}</g>`;

/** A route bows a little; its price stands at the middle. */
function Route({ route, a, b, mini }) {
  const [mx, my, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y];
  const bow = Math.hypot(dx, dy) > 150 ? 0.07 : 0.03;
  const kind = route.camel ? "camel" : route.coin ? "coin" : "";
  const [tx, ty] = [mx - (dy * bow) / 2, my + (dx * bow) / 2];
  return html`<path d="M${a.x} ${a.y}Q${mx - dy * bow} ${my + dx * bow} ${b.x} ${b.y}" fill="none" stroke="var(--route)" stroke-width="4" stroke-linecap="round" stroke-dasharray=${kind ? "2 7" : undefined} />
    ${kind && !mini && html`<g transform="translate(${tx} ${ty})"><rect x="-23" y="-14" width="46" height="28" rx="14" fill="var(--place)" stroke="var(--route)" stroke-width="1.5" />
      <text class="lbl" x="-9" y="6.5" text-anchor="middle" font-size="18" font-weight="700">${route[kind]}</text><${Glyph} name=${kind} x=${9} y=${0} size=${21} color="var(--res-${kind})" line="var(--place)" /></g>`}`;
}

export const Routes = ({ data, mini }) => {
  const by = new Map(data.places.map((place) => [place.id, place]));
  return html`<g aria-hidden="true">${data.routes.map((route) => html`<${Route} key=${route.id} route=${route} a=${by.get(route.between[0])} b=${by.get(route.between[1])} mini=${mini} />`)}</g>`;
};
