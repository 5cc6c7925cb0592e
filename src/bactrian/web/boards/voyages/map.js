// The map from Venezia to Beijing.
import { html, useContext, useRef } from "../../lib/html.js";
import { useTravel } from "../../lib/flip.js";
import { t } from "../../lib/words.js";
import { Play, SpotMark } from "../../parts/spot.js";
import { Glyph, Price } from "../../parts/icon.js";
import { Ground, Routes } from "./ground.js";
import { Figure, Post, Shape, reach } from "./places.js";

const label = (place) => ({ capital: -42, town: 40 })[place.kind] || 45;
const aside = (place) => (place.id === "place:kashgar" ? -17 : 0); // a price stands where its name would

/** Who has a post here, by seat. */
export const postsAt = (state, place) => state.players.filter((player) => player.posts.includes(place)).map((player) => player.seat);

const rewardOf = (list, id) => list.find((one) => one.id === id)?.reward;

function nameOf(ctx, place, wanted) {
  const parts = [ctx.name(place.id)];
  const bonus = ctx.state.towns[place.id];
  if (bonus) parts.push(ctx.name(bonus));
  if (ctx.state.offices[place.id]) parts.push(ctx.name(ctx.state.offices[place.id]));
  const owners = postsAt(ctx.state, place.id).map((seat) => ctx.name(`seat:${seat}`));
  if (owners.length) parts.push(t("voy-posts", { names: owners.join(", ") }));
  if (wanted) parts.push(t("voy-wanted"));
  return parts.join(". ");
}

/** The places that the viewer's objectives name, or may name while they are chosen. */
function wanted(ctx) {
  const player = ctx.state.players[ctx.viewer];
  const kept = player?.objectives_kept || [];
  const ids = ctx.state.round ? kept : [...kept, ...(player?.objectives_not_kept || [])];
  return new Set(ids.flatMap((id) => ctx.data.objectives.find((one) => one.id === id).places));
}

/** The mark of an objective: points to be won here, or a check where the post stands. */
const Wanted = ({ town, done }) => html`<g class="wanted" transform="translate(${town ? "-31 9" : "-27 19"})"><circle r="12" fill=${done ? "var(--verdigris)" : "var(--place)"} stroke=${done ? "var(--place)" : "var(--res-vp)"} stroke-width="2" />
  <${Glyph} name=${done ? "check" : "vp-blank"} x=${0} y=${0} size=${done ? 15 : 18} color=${done ? "var(--place)" : "var(--res-vp)"} /></g>`;

function Place({ ctx, place, wanted }) {
  const r = reach(place.kind);
  const posts = postsAt(ctx.state, place.id);
  return html`<${SpotMark} ctx=${ctx} spot=${[place.id, nameOf(ctx, place, wanted)]} transform="translate(${place.x} ${place.y})">
    ${ctx.can(place.id).length > 0 && html`<circle class="halo" r=${r + 5} stroke-width="9" /><circle class="edge" r=${r} stroke-width="7" /><circle class="ring" r=${r} stroke-width="4" />`}
    <circle class="hit" r=${Math.max(r, 28)} />
    <${Shape} kind=${place.kind} reward=${rewardOf(ctx.data.tiles, ctx.state.towns[place.id])} office=${rewardOf(ctx.data.offices, ctx.state.offices[place.id])}
      points=${ctx.data.beijing_points} owners=${ctx.state.beijing} colourOf=${ctx.colour} />
    ${place.kind !== "oasis" && html`<text class="place" x=${aside(place)} y=${label(place)} text-anchor="middle" font-size="19" font-weight="500" font-style=${place.kind === "town" ? "italic" : "normal"}>${ctx.name(place.id)}</text>`}
    ${place.kind !== "capital" && posts.map((seat, i) => html`<${Post} key=${seat} colour=${ctx.colour(seat)} x=${-24 + i * 25} y=${-(place.kind === "town" ? 32 : 36) - (i === 1 ? 4 : 0)} data-arrive="${place.id}/${seat}" data-giver=${seat} />`)}
    ${wanted && html`<${Wanted} town=${place.kind === "town"} done=${posts.includes(ctx.viewer)} />`}
    <circle class="lastring" r=${r + 4} /><circle class="focusring" r=${r + 6} /></${SpotMark}>`;
}

/** A figure stands right of its place; several stand in a row. */
function Pawn({ colour, x, y }) {
  const ref = useRef(null);
  const was = useRef([x, y]);
  const way = was.current.join() === [x, y].join() ? [[x, y]] : [was.current, [x, y]];
  was.current = [x, y];
  useTravel(ref, way);
  return html`<g ref=${ref} class="mover" style=${{ transform: `translate(${x}px, ${y}px)` }}><${Figure} colour=${colour} /></g>`;
}

function Pawns({ ctx, places }) {
  const all = ctx.state.players.flatMap((player) => player.figures.map((place, i) => ({ seat: player.seat, place, i })));
  return all.map((one) => {
    const here = all.filter((other) => other.place === one.place);
    const at = places.get(one.place);
    return html`<${Pawn} key="${one.seat}/${one.i}" colour=${ctx.colour(one.seat)} x=${at.x + 34 + here.indexOf(one) * 22} y=${at.y - 8} />`;
  });
}

/** The way walked so far, while a journey is still being chosen: from each figure to where it would stand. */
function Trail({ ctx, places }) {
  const walk = ctx.state.pending.find((one) => one.path?.length);
  if (!walk) return null;
  return ctx.state.players[walk.seat].figures.map((start, figure) => {
    const way = [start, ...walk.path.filter((step) => step.figure === figure).map((step) => step.place)].map((id) => places.get(id));
    const end = way.at(-1);
    return way.length > 1 && html`<g key=${figure}><polyline points=${way.map((place) => `${place.x},${place.y}`).join(" ")} fill="none" stroke="var(--lapis)" stroke-width="7" stroke-opacity=".55" stroke-linecap="round" stroke-linejoin="round" />
      <g class="ghost" transform="translate(${end.x + 34} ${end.y - 8})"><${Figure} colour=${ctx.colour(walk.seat)} /></g></g>`;
  });
}

export function WorldMap() {
  const ctx = useContext(Play);
  const { data } = ctx;
  const places = new Map(data.places.map((place) => [place.id, place]));
  const aims = wanted(ctx);
  const chosen = data.places.filter((place) => ctx.can(place.id).length);
  return html`<div class="board map-scroll"><div class="inner">
    <svg class="map" viewBox="0 0 1000 600" role=${chosen.length ? "application" : "group"} aria-label=${t("sam-map", { n: chosen.length })} aria-describedby="board-keys">
      <${Ground} /><${Routes} data=${data} />
      ${data.places.map((place) => html`<${Place} key=${place.id} ctx=${ctx} place=${place} wanted=${aims.has(place.id)} />`)}
      <g class="pieces" aria-hidden="true"><${Trail} ctx=${ctx} places=${places} /><${Pawns} ctx=${ctx} places=${places} /></g></svg>
    <div class="tags" aria-hidden="true">${chosen.map((place) => html`<span class="at" key=${place.id} style=${{ left: `${place.x / 10}%`, top: `${Math.max(20, place.y - reach(place.kind) - 16) / 6}%` }}>
      <${Price} price=${ctx.can(place.id)[0].price} icons=${ctx.board.icons} /></span>`)}</div></div>
    <p class="sr" id="board-keys">${t("board-keys")}</p></div>`;
}

/** A small picture of the map, for the front page. */
export function Mini({ data }) {
  const places = new Map(data.places.map((place) => [place.id, place]));
  const pawns = [["blue", "place:samarcanda"], ["yellow", "place:karakorum"], ["red", "place:kochi"], ["green", "place:alexandria"]].filter(([, id]) => places.has(id));
  return html`<svg class="map" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${Ground} mini /><${Routes} data=${data} mini />
    ${data.places.map((place) => html`<g key=${place.id} transform="translate(${place.x} ${place.y})"><${Shape} kind=${place.kind} mini /></g>`)}
    ${pawns.map(([colour, id]) => html`<g key=${colour} transform="translate(${places.get(id).x + 30} ${places.get(id).y - 14})"><${Figure} colour=${colour} size=${60} /></g>`)}</svg>`;
}
