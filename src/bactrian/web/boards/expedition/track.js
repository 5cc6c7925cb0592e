// The track from Hormuz to Daidu, with figures, chests and values.
import { html, useContext, useRef } from "../../lib/html.js";
import { useTravel } from "../../lib/flip.js";
import { t } from "../../lib/words.js";
import { Play, SpotMark } from "../../parts/spot.js";
import { Glyph, MARK, Price, seatClass } from "../../parts/icon.js";
import { Need } from "./need.js";
import { Scenery } from "./scenery.js";

const isCity = (space) => space.role && space.role !== "plain";
const radius = (space) => (isCity(space) ? 34 : 27.5);

export const Path = ({ spaces }) => {
  const d = `M${spaces.map((space) => `${space.x} ${space.y}`).join("L")}`;
  return html`<path d=${d} fill="none" stroke="var(--route)" stroke-width="9" stroke-linejoin="round" stroke-opacity=".35" />
    <path d=${d} fill="none" stroke="var(--route)" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round" />`;
};

const Glow = ({ r }) => html`<circle class="halo" r=${r + 9} stroke-width="10" /><circle class="edge" r=${r + 4} stroke-width="8" /><circle class="ring" r=${r + 4} stroke-width="5" />`;

function NameOf({ space, name }) {
  const place = { start: [0, 54, "middle"], interim_goal: [-44, 2, "end"], final_goal: [0, -44, "middle"] }[space.role];
  return place && html`<text class="place" x=${place[0]} y=${place[1]} text-anchor=${place[2]} font-size="21" font-weight="700">${name}</text>`;
}

/** What a space says aloud: name, demand, value, chest, who stands there. */
function labelOf(ctx, space, chest, guests) {
  const parts = [ctx.name(space.id)];
  if (space.count) parts.push(ctx.name(space.need));
  if (space.scoring) parts.push(t("expedition-value", { n: space.scoring }));
  if (chest) parts.push(t("expedition-chest", { n: chest }));
  if (guests.length) parts.push(t("expedition-guests", { names: guests.map((figure) => ctx.name(figure.id)).join(", ") }));
  return parts.join(". ");
}

function Space({ ctx, space }) {
  const r = radius(space);
  const chest = ctx.state.chests[space.id];
  const guests = ctx.state.figures.filter((figure) => figure.space === space.id);
  const options = ctx.can(space.id);
  const ground = isCity(space) ? "var(--saffron-soft)" : "var(--place)";
  return html`<${SpotMark} ctx=${ctx} spot=${[space.id, labelOf(ctx, space, chest, guests)]} transform="translate(${space.x} ${space.y})">
    ${options.length > 0 && html`<${Glow} r=${r} />`}
    <circle class="hit" r=${r + 6} />
    <circle r=${r} fill=${ground} stroke=${space.scoring ? "var(--lapis)" : "var(--route)"} stroke-width=${space.scoring ? 4 : 2.5} />
    <${Need} kind=${space.kind} count=${space.count} x=${0} y=${0} size=${isCity(space) ? 48 : 42} line=${ground} />
    ${space.scoring > 0 && html`<g transform="translate(${r * 0.78} ${r * 0.74})"><circle r="13" fill="var(--lapis)" stroke="var(--place)" stroke-width="2" />
      <text class="figure" y="5.800" text-anchor="middle" font-size="17" font-weight="700" fill="var(--on-lapis)">${space.scoring}</text></g>`}
    ${chest && html`<g transform="translate(${r * 0.8} ${-r * 0.8})"><circle r="14" fill="var(--place)" stroke="var(--res-coin)" stroke-width="2" />
      <${Glyph} name="chest-${chest}" x=${0} y=${0} size=${19} color="var(--res-coin)" line="var(--place)" /></g>`}
    <${NameOf} space=${space} name=${ctx.name(space.id)} />
    <circle class="lastring" r=${r + 5} /><circle class="focusring" r=${r + 8} />
  </${SpotMark}>`;
}

/** Where a figure stands: several on one space fan out. */
function standing(spaces, figures, figure) {
  const space = spaces[figure.index];
  const group = figures.filter((other) => other.index === figure.index);
  const place = group.indexOf(figure);
  const spread = group.length > 1 ? (place - (group.length - 1) / 2) * 26 : 0;
  return [space.x + spread, space.y + (group.length > 1 ? (place % 2) * 12 - 4 : 0)];
}

export const Camel = ({ colour, mini }) => html`<g class=${seatClass(colour)}>
  <${Glyph} class="piece" name="camel" x=${-1} y=${mini ? -16 : -18} size=${mini ? 62 : 56} color="var(--seat)" line="var(--seat)" />
  <circle cx="-4" cy="2" r="11.500" fill="var(--seat)" stroke="var(--seat-edge)" stroke-width="2" />
  <${Glyph} name=${MARK[colour]} x=${-4} y=${2} size=${12} color="var(--fg)" /></g>`;

/** A figure walks along the track, space by space. */
function Figure({ ctx, figure, spaces, figures }) {
  const ref = useRef(null);
  const was = useRef(figure.index);
  const here = standing(spaces, figures, figure);
  const between = was.current < figure.index ? spaces.slice(was.current, figure.index) : [spaces[was.current]];
  const way = was.current === figure.index ? [here] : [...between.map((space) => [space.x, space.y]), here];
  was.current = figure.index;
  useTravel(ref, way);
  const can = ctx.can(figure.id);
  const label = t("expedition-figure", { figure: ctx.name(figure.id), seat: ctx.name(`seat:${figure.seat}`), space: ctx.name(figure.space) });
  return html`<g ref=${ref} class="mover" style=${{ transform: `translate(${here[0]}px, ${here[1]}px)` }}>
    <${SpotMark} ctx=${ctx} spot=${[figure.id, label, "camel"]}>
      ${can.length > 0 && html`<ellipse class="halo" cx="-2" cy="-14" rx="34" ry="33" stroke-width="8" /><ellipse class="edge" cx="-2" cy="-14" rx="31" ry="30" stroke-width="5.500" /><ellipse class="ring" cx="-2" cy="-14" rx="31" ry="30" stroke-width="3.500" />`}
      <${Camel} colour=${figure.colour} />
      <ellipse class="focusring" cx="-2" cy="-14" rx="35" ry="34" /></${SpotMark}></g>`;
}

/** The tag under a space: how many cards it asks for, as printed there. */
function PriceTags({ ctx, spaces }) {
  const tags = spaces.filter((space) => ctx.can(space.id).length).map((space) => html`
    <span class="at" key=${space.id} style=${{ left: `${space.x / 10}%`, top: `${(space.y + 50) / 6}%` }}><${Price} price=${{ card: space.count }} icons=${ctx.board.icons} /></span>`);
  const own = ctx.state.figures.filter((figure) => ctx.can(figure.id).length).map((figure) => {
    const space = spaces[figure.index];
    const prices = ctx.can(figure.id).map((option) => option.price);
    return html`<span class="at" key=${figure.id} style=${{ left: `${space.x / 10}%`, top: `${(space.y - 62) / 6}%` }}>
      <${Price} price=${prices.length === 1 ? prices[0] : {}} icons=${ctx.board.icons} /></span>`;
  });
  return html`<div class="tags" aria-hidden="true">${tags}${own}</div>`;
}

export function Track() {
  const ctx = useContext(Play);
  const { spaces } = ctx.data;
  const { figures } = ctx.state;
  const choices = spaces.filter((space) => ctx.can(space.id).length).length;
  return html`<div class="board map-scroll"><div class="inner">
    <svg class="map" viewBox="0 0 1000 600" role=${choices ? "application" : "group"} aria-label=${t("expedition-track", { n: choices })} aria-describedby="board-keys">
      <${Scenery} /><g aria-hidden="true"><${Path} spaces=${spaces} /></g>
      ${spaces.map((space) => html`<${Space} key=${space.id} ctx=${ctx} space=${space} />`)}
      ${figures.map((figure) => html`<${Figure} key=${figure.id} ctx=${ctx} figure=${figure} spaces=${spaces} figures=${figures} />`)}
    </svg>
    <${PriceTags} ctx=${ctx} spaces=${spaces} /></div>
    <p class="sr" id="board-keys">${t("board-keys")}</p></div>`;
}
