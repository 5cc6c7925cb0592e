// A small picture of the map, for the front page.
import { html } from "../../lib/html.js";
import { FamilyCamel, Hex, Sea, Threads, threads } from "./hexes.js";

/** Some camels on their way: every family at home, and a step beside it. */
function scene(data) {
  const camels = {};
  const put = (space, family) => { (camels[space] ||= []).push(family); };
  for (const family of data.families) put(family.home, family.id);
  data.families.forEach((family, i) => {
    const home = data.spaces.find((space) => space.id === family.home);
    const steps = home.adjacent.filter((id) => !camels[id]);
    if (steps.length) put(steps[i % steps.length], family.id);
  });
  return camels;
}

export function Mini({ data }) {
  const camels = scene(data);
  const homeOf = new Map(data.families.map((family) => [family.home, family.id]));
  return html`<svg class="map" viewBox="-8 42 1016 616" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${Sea} data=${data} />
    ${data.spaces.map((space) => html`<g key=${space.id}><${Hex} space=${space} size=${data.hex_size} family=${homeOf.get(space.id)} />
      ${space.role === "goods" && !camels[space.id] && html`<circle cx=${space.x} cy=${space.y} r="12" fill="var(--saffron)" stroke="var(--saffron-strong)" stroke-width="2" />`}</g>`)}
    <${Threads} list=${threads(data.spaces, camels)} />
    ${data.spaces.flatMap((space) => (camels[space.id] || []).map((family) => html`<${FamilyCamel} key=${space.id + family} family=${family} x=${space.x} y=${space.y - 2} size=${50} />`))}</svg>`;
}
