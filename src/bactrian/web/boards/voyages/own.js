// The own board: dice, stock, contracts, objectives.
import { html, useContext, useRef } from "../../lib/html.js";
import { useRoving } from "../../lib/roving.js";
import { t } from "../../lib/words.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon, Price, SeatMark } from "../../parts/icon.js";
import { Score } from "../../parts/players.js";
import { Amount, Amounts, Arrow, Die, RES_ICON, Slot } from "./amounts.js";
import { Contract } from "./tiles.js";

const KINDS = ["coin", "camel", "pepper", "silk", "gold"];
const BONUS = [["bonus:reroll", "reroll"], ["bonus:adjust", "adjust"], ["bonus:buy", "die-black"]];

/** What a character does better than others. */
const ability = (ctx, character) => ctx.words.word("face-ability", { character: character.slice("character:".length) });

/** The dice not yet placed; those chosen for an action are marked. */
function Dice({ ctx, player, size }) {
  const chosen = [...(ctx.state.pending.find((one) => one.seat === player.seat && one.dice)?.dice || [])];
  if (!player.dice.length) return html`<${Slot} size=${size} />`;
  return player.dice.map((die, i) => {
    const at = chosen.indexOf(die);
    if (at >= 0) chosen.splice(at, 1);
    return html`<${SpotButton} key=${i} ctx=${ctx} spot=${[die, t("voy-die", { die: ctx.name(die) }), `dieb ${at >= 0 ? "chosen" : ""}`]}><${Die} die=${die} colour=${ctx.colour(player.seat)} size=${size} tag=${false} /></${SpotButton}>`;
  });
}

const Bonuses = ({ ctx }) => html`<div class="bon">${BONUS.map(([id, icon]) => html`<${SpotButton} key=${id} ctx=${ctx} spot=${[id, ctx.name(id), "btn"]}><${Icon} name=${icon} class=${icon === "die-black" ? "bd" : ""} /><span>${ctx.name(id)}</span>
  <${Price} price=${ctx.can(id)[0]?.price} icons=${ctx.board.icons} /></${SpotButton}>`)}</div>`;

const Stock = ({ ctx, player }) => html`<div class="stock">${KINDS.map((kind) => html`<${SpotButton} key=${kind} ctx=${ctx} spot=${[`resource:${kind}`, `${player.supply[kind]} ${ctx.name(`resource:${kind}`)}`, "stk"]} data-count="${player.seat}/${kind}" data-n=${player.supply[kind]}>
  <span class="rs ${kind}" aria-hidden="true"><${Icon} name=${RES_ICON[kind]} /></span><span>${player.supply[kind]}</span><small>${ctx.name(`resource:${kind}`)}</small></${SpotButton}>`)}</div>`;

function Objective({ ctx, id }) {
  const card = ctx.data.objectives.find((one) => one.id === id);
  const done = (place) => ctx.state.players[ctx.viewer].posts.includes(place);
  return html`<div class="obj"><span>${card.places.map((place) => html`<i key=${place}><${Icon} name=${done(place) ? "check" : "minus"} class=${done(place) ? "yes" : "muted"} />${ctx.name(place)}</i>`)}</span><${Amount} kind="vp" n=${card.vp} /></div>`;
}

function Me({ ctx, player }) {
  const all = player.posts.length + player.posts_left;
  return html`<div class="vme"><div class="n2"><${SeatMark} colour=${ctx.colour(player.seat)} /><span><b>${ctx.name(`seat:${player.seat}`)}</b><small title=${player.character ? ability(ctx, player.character) : undefined}>${player.character ? ctx.name(player.character) : ""}</small></span><${Score} ctx=${ctx} seat=${player.seat} /></div>
    <div class="postrow ${ctx.colour(player.seat)}" role="img" aria-label=${t("voy-posts-left", { n: player.posts_left })}>${Array.from({ length: all }, (_, i) => html`<${Icon} key=${i} name="post" class=${i < player.posts_left ? "" : "gone"} />`)}</div>
    ${player.character && html`<p class="does">${ability(ctx, player.character)}</p>`}</div>`;
}

/** Are characters or objectives being chosen? */
const isSetup = (ctx) => ctx.state.characters.some((id) => ctx.can(id).length) || dealt(ctx).some((id) => ctx.can(id).length);

const dealt = (ctx) => ctx.state.players[ctx.viewer].objectives_not_kept || [];

/** What there is to choose before the first round: characters with what they do, objectives with what they ask for. */
function Setup({ ctx, player }) {
  const open = ctx.state.characters.filter((id) => ctx.can(id).length);
  const objectives = [...(player.objectives_kept || []), ...dealt(ctx)];
  return html`<div class="panel own choosing">${open.map((id) => html`<${SpotButton} key=${id} ctx=${ctx} spot=${[id, `${ctx.name(id)}: ${ability(ctx, id).replace(/\.$/, "")}`, "choice-card"]}><b>${ctx.name(id)}</b><span>${ability(ctx, id)}</span></${SpotButton}>`)}
    ${!open.length && objectives.map((id) => html`<${SpotButton} key=${id} ctx=${ctx} spot=${[id, ctx.name(id), `choice-card ${ctx.can(id).length ? "" : "kept"}`]}><${Objective} ctx=${ctx} id=${id} /></${SpotButton}>`)}</div>`;
}

export function OwnArea() {
  const ctx = useContext(Play);
  if (ctx.viewer < 0) return html`<div class="panel own watching"><p class="muted"><${Icon} name="eye" /> ${t("prompt-watching")}</p></div>`;
  const player = ctx.state.players[ctx.viewer];
  if (isSetup(ctx)) return html`<${Setup} ctx=${ctx} player=${player} />`;
  return html`<div class="panel own"><${Me} ctx=${ctx} player=${player} />
    <div><h2 class="caps">${t("voy-dice")}</h2><div class="mydice" data-home=${ctx.viewer}><${Dice} ctx=${ctx} player=${player} size=${34} /></div><${Bonuses} ctx=${ctx} /></div>
    <div><h2 class="caps">${t("voy-stock")}</h2><${Stock} ctx=${ctx} player=${player} /></div>
    <div><header class="hd2"><h2 class="caps">${t("voy-contracts")}</h2><span class="pill" title=${t("voy-completed", { n: player.completed.length })}><${Icon} name="contract-done" />${player.completed.length}</span></header>
      <div class="two">${player.active.map((id) => html`<${Contract} key=${id} ctx=${ctx} id=${id} />`)}${!player.active.length && html`<p class="muted">${t("voy-no-contract")}</p>`}</div></div>
    <div><header class="hd2"><h2 class="caps">${t("voy-objectives")}</h2><${Icon} name="eye" class="muted" /></header>${(player.objectives_kept || []).map((id) => html`<${Objective} key=${id} ctx=${ctx} id=${id} />`)}</div></div>`;
}

/** Dice and stock, in the prompt bar of the phone. */
export function Quick() {
  const ctx = useContext(Play);
  const ref = useRef(null);
  useRoving(ref, ctx.press, ctx.ask);
  const player = ctx.state.players[ctx.viewer];
  return html`<div class="dicebar" ref=${ref} data-home=${ctx.viewer}><${Dice} ctx=${ctx} player=${player} size=${34} />
    <span class="means">${KINDS.map((kind) => html`<span class="rs" key=${kind} data-count="${player.seat}/${kind}" data-n=${player.supply[kind]}>${player.supply[kind]}<${Icon} name=${RES_ICON[kind]} /></span>`)}</span></div>`;
}

/** An active contract of a player, in one line. */
function Deal({ ctx, id }) {
  const { cost, reward } = ctx.data.contracts.find((one) => one.id === id);
  return html`<div class="row deal"><span class="sr">${t("voy-active", { contract: ctx.name(id) })}</span><${Icon} name="contract" class="i-contract" /><${Amounts} of=${cost} /><${Arrow} /><${Amounts} of=${reward} /></div>`;
}

/** What a player has, for the list of players. */
export function PlayerRow({ seat }) {
  const ctx = useContext(Play);
  const player = ctx.state.players[seat];
  return html`<div class="row">${player.dice.map((die, i) => html`<${Die} key=${i} die=${die} colour=${ctx.colour(seat)} size=${19} tag=${false} />`)}</div>
    <div class="row">${KINDS.map((kind) => html`<span class="rs ${kind}" key=${kind} data-count="${seat}/${kind}" data-n=${player.supply[kind]} title=${ctx.name(`resource:${kind}`)}>${player.supply[kind]}<${Icon} name=${RES_ICON[kind]} /></span>`)}</div>
    <div class="row"><span class="rs" title=${t("voy-posts-left", { n: player.posts_left })}>${player.posts.length}<${Icon} name="post" /></span><span class="rs" title=${t("voy-completed", { n: player.completed.length })}>${player.completed.length}<${Icon} name="contract-done" /></span>
      ${player.character && html`<small class="muted" title=${ability(ctx, player.character)}>${ctx.name(player.character)}</small>`}</div>
    ${player.active.map((id) => html`<${Deal} key=${id} ctx=${ctx} id=${id} />`)}`;
}
