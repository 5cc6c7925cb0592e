// The own hand, gold and next space.
import { html, useContext, useRef } from "../../lib/html.js";
import { useRoving } from "../../lib/roving.js";
import { t } from "../../lib/words.js";
import { Play } from "../../parts/spot.js";
import { Icon, SeatMark } from "../../parts/icon.js";
import { Score } from "../../parts/players.js";
import { Card } from "./cards.js";
import { Need } from "./need.js";

const MANY = 10; // cards in a hand; with more, each shows its good in the strip that is not covered

/** The cards of the hand in order, each with its state: laid, choosable, or neither. */
function handOf(ctx, seat) {
  const laid = [...ctx.state.laid];
  const weighed = Boolean(askedSpace(ctx)); // cards are dimmed only where they are asked for
  const copies = new Map();
  return (ctx.state.players[seat].hand || []).map((card) => {
    const copy = copies.get(card) || 0;
    copies.set(card, copy + 1);
    const at = laid.indexOf(card);
    if (at >= 0) laid.splice(at, 1);
    const state = at >= 0 ? "chosen" : weighed && !ctx.can(card).length ? "cannot" : "";
    return { card, key: `${card}#${copy}`, state };
  });
}

/** The key of the card that was drawn last: it stays marked until the hand changes again. */
function useDrawn(cards, asked) {
  const kept = useRef({ keys: null, drawn: null });
  const keys = cards.map((one) => one.key);
  const { keys: before } = kept.current;
  if (before?.join() !== keys.join()) {
    const fresh = before ? keys.filter((key) => !before.includes(key)) : [];
    kept.current = { keys, drawn: !asked && fresh.length === 1 ? fresh[0] : null }; // what comes back while asked was taken back
  }
  return kept.current.drawn;
}

function Hand({ flip }) {
  const ctx = useContext(Play);
  const cards = handOf(ctx, ctx.viewer);
  const drawn = useDrawn(cards, Boolean(ctx.prompt));
  if (!cards.length) return html`<p class="empty muted"><${Icon} name="hand" />${t("expedition-hand-empty")}</p>`;
  return cards.map((one) => html`<${Card} key=${one.key} card=${one.card} state=${`${one.state} ${one.key === drawn ? "drawn" : ""}`} flip=${flip && one.key} />`);
}

/** The space the question is about, if it is one. */
function askedSpace(ctx) {
  const said = ctx.prompt?.question.args.space;
  return said && ctx.data.spaces.find((space) => space.id === said);
}

/** The steps that can be made with either figure: where each leads and what it costs. */
function Ways({ ctx }) {
  const steps = ctx.prompt.options.filter((option) => option.targets.some((target) => target.startsWith("figure:")));
  if (!steps.length) return html`<p class="muted">${t("expedition-next-unpaid")}</p>`;
  return html`<ul class="ways">${steps.map((option) => {
    const figure = ctx.state.figures.find((one) => option.targets.includes(one.id));
    const space = ctx.data.spaces.find((one) => option.targets.includes(one.id));
    return html`<li key=${option.code}><${SeatMark} colour=${figure.colour} class="small" /><span>${ctx.name(space.id)}<${Worth} ctx=${ctx} space=${space} /></span>
      <small>${option.price.gold ? t("expedition-ballast", { n: option.price.gold }) : ctx.name(space.need)}</small></li>`;
  })}</ul>`;
}

/** What a space is worth: its value in a scoring, the chest on it. */
function Worth({ ctx, space }) {
  const chest = ctx.state.chests[space.id];
  return html`${space.scoring > 0 && html`<small class="value">${t("expedition-value", { n: space.scoring })}</small>`}
    ${chest && html`<small class="value">${t("expedition-chest", { n: chest })}</small>`}`;
}

function NextSpace({ ctx }) {
  const space = askedSpace(ctx);
  const moving = ctx.prompt?.question.word === "ask-move-any";
  if (!space) return html`<div class="pay"><span class="caps">${t("expedition-next")}</span>${moving ? html`<${Ways} ctx=${ctx} />` : html`<p class="muted">${t("expedition-next-none")}</p>`}</div>`;
  return html`<div class="pay"><span class="caps">${t("expedition-next")}</span>
    <span class="t">${ctx.name(space.id)}<${Worth} ctx=${ctx} space=${space} /></span>
    <div class="need"><svg viewBox="0 0 56 44" aria-hidden="true"><${Need} kind=${space.kind} count=${space.count} x=${28} y=${22} size=${52} line="var(--paper-sunk)" /></svg>
      <span>${ctx.name(space.need)}</span></div>
    <div class="steps" aria-hidden="true">${Array.from({ length: space.count }, (_, i) => html`<i key=${i} class=${i < ctx.state.laid.length ? "on" : ""}></i>`)}</div></div>`;
}

function Purse({ ctx, seat }) {
  const player = ctx.state.players[seat];
  const own = ctx.state.figures.filter((figure) => figure.seat === seat);
  const first = foremost(ctx, seat);
  const ahead = ctx.state.figures.filter((figure) => figure.index > first).length;
  const level = ctx.state.figures.some((figure) => figure.index === first && figure.seat !== seat); // in Kantshou
  return html`<div><div class="n2"><${SeatMark} colour=${ctx.colour(seat)} /><span><b>${ctx.name(`seat:${seat}`)}</b>
      <small>${level ? t("expedition-level", { n: ahead + 1 }) : t("expedition-place", { n: ahead + 1 })}</small></span><${Score} ctx=${ctx} seat=${seat} /></div>
    <div class="purse">${player.chests.slice(0, 5).map((chest, i) => html`<${Icon} key=${i} name="chest-${chest}" />`)}
      <span>${player.gold}</span><small>${t("expedition-gold")}</small><${Prospect} ctx=${ctx} seat=${seat} /></div>
    ${own.length > 1 && html`<div class="mine">${own.map((figure) => html`<span class="standing" key=${figure.id}><${SeatMark} colour=${figure.colour} class="small" />${ctx.name(figure.space)}</span>`)}</div>`}</div>`;
}

/** What a player's figures would be paid if the scoring came now. */
export function Prospect({ ctx, seat }) {
  const stage = ctx.state.interim_done ? 2 : 1;
  const spaces = ctx.state.figures.filter((figure) => figure.seat === seat).map((figure) => ctx.data.spaces[figure.index]);
  const gold = spaces.reduce((sum, space) => sum + (space.stage === stage ? space.scoring : 0), 0);
  if (!gold || ctx.view.over) return null;
  return html`<span class="prospect" title=${t("expedition-prospect", { n: gold })}><span aria-hidden="true">+${gold}</span><span class="sr">${t("expedition-prospect", { n: gold })}</span></span>`;
}

export function foremost(ctx, seat) {
  return Math.max(...ctx.state.figures.filter((figure) => figure.seat === seat).map((figure) => figure.index));
}

export function OwnArea() {
  const ctx = useContext(Play);
  if (ctx.viewer < 0) return html`<div class="panel own watching"><p class="muted"><${Icon} name="eye" /> ${t("prompt-watching")}</p></div>`;
  const count = ctx.state.players[ctx.viewer].cards;
  return html`<div class="panel own"><${Purse} ctx=${ctx} seat=${ctx.viewer} />
    <div class="handbox"><header><h2 class="caps">${t("expedition-hand")}</h2><span class="muted">${t("expedition-cards", { n: count })}</span></header><div class=${`hand ${count > MANY ? "many" : ""}`} style=${{ "--n": count }}><${Hand} flip /></div></div>
    <${NextSpace} ctx=${ctx} /></div>`;
}

/** The hand again, in the prompt bar of the phone. */
export function Quick() {
  const ctx = useContext(Play);
  const ref = useRef(null);
  useRoving(ref, ctx.press, ctx.ask);
  return html`<div class="quickhand" ref=${ref}><${Hand} /></div>`;
}
