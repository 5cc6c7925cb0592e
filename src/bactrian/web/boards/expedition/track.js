// The track from Hormuz to Daidu, with figures, chests and values.
import { html, useContext, useEffect, useRef } from "../../lib/html.js";
import { useTravel } from "../../lib/flip.js";
import { toast } from "../../lib/toasts.js";
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

/** Where a figure stands: two on one space stand side by side, more of them in two rows. */
function standing(spaces, figures, figure) {
  const space = spaces[figure.index];
  const group = figures.filter((other) => other.index === figure.index);
  const place = group.indexOf(figure);
  if (group.length < 2) return [space.x, space.y];
  if (group.length === 2) return [space.x - 20 + place * 52, space.y];
  return [space.x + Math.floor(place / 2) * 52, space.y + (place % 2 ? 30 : -12)];
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
  return html`<g ref=${ref} class="mover" data-mine=${figure.seat === ctx.viewer || undefined} style=${{ transform: `translate(${here[0]}px, ${here[1]}px)` }}>
    <${SpotMark} ctx=${ctx} spot=${[figure.id, label, "camel"]}>
      ${can.length > 0 && html`<ellipse class="halo" cx="-2" cy="-14" rx="34" ry="33" stroke-width="8" /><ellipse class="edge" cx="-2" cy="-14" rx="31" ry="30" stroke-width="5.500" /><ellipse class="ring" cx="-2" cy="-14" rx="31" ry="30" stroke-width="3.500" />`}
      <${Camel} colour=${figure.colour} />
      <ellipse class="focusring" cx="-2" cy="-14" rx="35" ry="34" /></${SpotMark}></g>`;
}

const SIDES = [[0, 50], [0, -56], [-66, 0], [66, 0], [-44, 50], [44, 50]]; // where a tag may stand: below if there is room
const MARGIN = 56; // of the board: a tag nearer to its edge is cut off

/** The side of a space on which a tag covers neither a figure nor another space. */
function sideOf(space, spaces, figures) {
  const full = [...spaces.filter((other) => other !== space).map(({ x, y }) => [x, y]),
    ...figures.map((figure) => standing(spaces, figures, figure)).map(([x, y]) => [x, y - 18])];
  const inside = ([dx]) => space.x + dx > MARGIN && space.x + dx < 1000 - MARGIN;
  const sides = SIDES.filter(inside);
  const room = ([dx, dy]) => Math.min(...full.map(([x, y]) => Math.hypot((space.x + dx - x) * 0.8, space.y + dy - y)));
  return sides.find((side) => room(side) > 44) || sides.reduce((best, side) => (room(side) > room(best) ? side : best));
}

/** What the steps to a space cost: the cards printed there, gold as ballast, or a choice of both. */
function pricesOf(space, options) {
  const ballast = options.find((option) => option.price.gold);
  const paid = options.some((option) => !option.price.gold);
  return [...(paid ? [{ card: space.count }] : []), ...(ballast ? [ballast.price] : [])];
}

/** The tags beside the spaces that can be reached. */
function PriceTags({ ctx, spaces }) {
  const open = spaces.filter((space) => ctx.can(space.id).length);
  return html`<div class="tags" aria-hidden="true">${open.map((space) => {
    const [dx, dy] = sideOf(space, spaces, ctx.state.figures);
    return html`<span class="at" key=${space.id} style=${{ left: `${(space.x + dx) / 10}%`, top: `${(space.y + dy) / 6}%` }}>
      ${pricesOf(space, ctx.can(space.id)).map((price) => html`<${Price} key=${Object.keys(price)[0]} price=${price} icons=${ctx.board.icons} />`)}</span>`;
  })}</div>`;
}

const NOTICE = 12_000; // milliseconds

/** The interim scoring passes in a moment: a notice says what everybody got. */
function useInterim(ctx) {
  const done = ctx.state.interim_done;
  const was = useRef(done);
  useEffect(() => {
    if (done && !was.current) {
      const told = ctx.view.standing.scores.map(({ seat, sources }) => `${ctx.name(`seat:${seat}`)} +${sources.interim || 0}`).join(", ");
      toast(t("expedition-interim", { told }), "plain", null, NOTICE);
    }
    was.current = done;
  }, [done]);
}

export function Track() {
  const ctx = useContext(Play);
  useInterim(ctx);
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
