// The map of the ten families.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play, SpotMark } from "../../parts/spot.js";
import { Glyph } from "../../parts/icon.js";
import { FamilyCamel, Hex, Sea, Threads, corners, standing, threads } from "./hexes.js";

/** A goods card's number and bare name: "Wine 1". */
export function goodName(ctx, card) {
  const name = ctx.name(card);
  const found = /^(.*) \d+$/.exec(name);
  return found ? found[1] : name;
}

/** The own cards by the space of their good. */
const handBySpace = (ctx) => new Map((ctx.state.players[ctx.viewer]?.hand || []).map((card) => [card.space, card]));

function labelOf(ctx, space, good, families) {
  const parts = [ctx.name(space.id)];
  if (space.home) parts.push(t("sam-home", { family: ctx.name(space.home) }));
  if (good) parts.push(ctx.name(good.id));
  if (space.card) parts.push(t("sam-own-card", { now: space.card.now, most: space.card.most }));
  if (families.length) parts.push(t("sam-camels", { families: families.map(ctx.name).join(", ") }));
  return parts.join(". ");
}

/** The token of a goods space, or only its number once it is taken; dark where the own hand has the card. */
function Good({ ctx, space, good, token, crowded, own }) {
  const { x, y } = space;
  if (!token) return html`${own && html`<rect class="own-good" x=${x - 14} y=${y - 36} width="28" height="18" rx="6" />`}
    <text class="lbl" x=${x} y=${y - 22} text-anchor="middle" font-size="15" font-weight="700" fill=${own ? "var(--on-lapis)" : "var(--ink-3)"}>${good.number}</text>`;
  const name = goodName(ctx, good.id);
  return html`<circle class=${own ? "own-good" : ""} cx=${x} cy=${y - 7} r="15.5" fill="var(--saffron-soft)" stroke="var(--saffron-strong)" stroke-width="2" />
    <text class="lbl" x=${x} y=${y - 1} text-anchor="middle" font-size="17" font-weight="700" fill=${own ? "var(--on-lapis)" : undefined}>${good.number}</text>
    ${!crowded && html`<text class="lbl" x=${x} y=${y + 23} text-anchor="middle" font-size="14.5" font-weight=${own ? 700 : undefined} fill=${own ? "var(--ink)" : "var(--ink-2)"} textLength=${name.length > 9 ? 64 : undefined} lengthAdjust="spacingAndGlyphs">${name}</text>`}`;
}

/** A link that would be made, small, above its hex. */
const LinkTag = ({ space }) => html`<g transform="translate(${space.x} ${space.y - 33})"><rect x="-15" y="-11" width="30" height="22" rx="11" fill="var(--saffron)" stroke="var(--saffron-strong)" /><${Glyph} name="link" x=${0} y=${0} size=${17} color="var(--on-saffron)" line="var(--saffron)" /></g>`;

function Space({ ctx, space, size, good, family, card }) {
  const families = ctx.state.camels[space.id] || [];
  const options = ctx.can(space.id);
  const { x, y } = space;
  return html`<${SpotMark} ctx=${ctx} spot=${[space.id, labelOf(ctx, { ...space, home: family, card }, good, families), "hex"]}>
    <${Hex} space=${space} size=${size} family=${family} />
    ${options.length > 0 && html`<polygon class="halo" points=${corners(x, y, size - 5)} stroke-width="8" /><polygon class="edge" points=${corners(x, y, size - 6)} stroke-width="6" />
      <polygon class="ring" points=${corners(x, y, size - 6)} fill="var(--saffron)" fill-opacity=".14" stroke-width="3.5" />`}
    ${good && html`<${Good} ctx=${ctx} space=${space} good=${good} token=${ctx.state.tokens[space.id]} crowded=${families.length > 0} own=${Boolean(card)} />`}
    <polygon class="lastring" points=${corners(x, y, size - 3)} /><polygon class="focusring" points=${corners(x, y, size - 4)} /></${SpotMark}>`;
}

export function HexMap() {
  const ctx = useContext(Play);
  const { spaces, goods, families, hex_size: size } = ctx.data;
  const goodOn = new Map(goods.map((good) => [good.space, good]));
  const homeOf = new Map(families.map((family) => [family.home, family.id]));
  const hand = handBySpace(ctx);
  const { camels } = ctx.state;
  const chosen = spaces.filter((space) => ctx.can(space.id).length);
  return html`<div class="board map-scroll"><div class="inner">
    <svg class="map" viewBox="-8 42 1016 616" role=${chosen.length ? "application" : "group"} aria-label=${t("sam-map", { n: chosen.length })} aria-describedby="board-keys">
      <${Sea} data=${ctx.data} />
      ${spaces.map((space) => html`<${Space} key=${space.id} ctx=${ctx} space=${space} size=${size} good=${goodOn.get(space.id)} family=${homeOf.get(space.id)} card=${hand.get(space.id)} />`)}
      <g class="pieces" aria-hidden="true"><${Threads} list=${threads(spaces, camels)} />
        ${spaces.flatMap((space) => (camels[space.id] || []).map((family, _, all) => {
          const [x, y] = standing(space, all, family);
          return html`<${FamilyCamel} key=${space.id + family} family=${family} x=${x} y=${y - 4} size=${all.length > 1 ? 34 : 38} data-arrive="${space.id}/${family}" data-giver=${family} />`;
        }))}
        ${chosen.filter((space) => ctx.can(space.id)[0].label.word === "do-place-link").map((space) => html`<${LinkTag} key=${space.id} space=${space} />`)}</g>
    </svg></div><p class="sr" id="board-keys">${t("board-keys")}</p></div>`;
}
