// The own money, families and goods cards.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon, SeatMark } from "../../parts/icon.js";
import { Score } from "../../parts/players.js";
import { FamilyMark } from "./families.js";
import { goodName } from "./map.js";

const PLAN_ICON = { sell: "coin", keep: "lock" };

function GoodsCard({ ctx, card, number, sold }) {
  const name = goodName(ctx, card.id);
  const label = sold ? t("sam-sold-card", { card: ctx.name(card.id) }) : t("sam-card", { card: `${number} ${name}`, now: card.now, most: card.most });
  const dim = ctx.prompt && cardsAsked(ctx) && !ctx.can(card.id).length ? "cannot" : "";
  return html`<${SpotButton} ctx=${ctx} spot=${[card.id, label, `gc ${sold ? "sold" : dim}`]} data-flip=${card.id}>
    <span class="no">${number}</span>${" "}<span class="nm">${name}</span>
    <span class="val" aria-hidden="true">${sold ? t("sam-sold") : html`<${Icon} name="vp" />${card.now}<small>/ ${card.most}</small>${PLAN_ICON[card.plan] && html`<${Icon} name=${PLAN_ICON[card.plan]} />`}`}</span></${SpotButton}>`;
}

/** Does the question speak of cards at all? */
const cardsAsked = (ctx) => ctx.prompt.options.some((option) => option.targets.some((target) => target.startsWith("card:")));

function Hand({ ctx, player }) {
  const numberOf = (id) => ctx.data.goods.find((good) => good.id === id)?.number;
  const hand = player.hand || [];
  if (!hand.length && !player.sold.length) return html`<p class="empty muted"><${Icon} name="goods-card" />${t("expedition-hand-empty")}</p>`;
  return html`${hand.map((card) => html`<${GoodsCard} key=${card.id} ctx=${ctx} card=${card} number=${numberOf(card.id)} />`)}
    ${player.sold.map((id) => html`<${GoodsCard} key=${id} ctx=${ctx} card=${{ id }} number=${numberOf(id)} sold />`)}`;
}

const Count = ({ icon, n, label, color }) => html`<div><span class=${color}><${Icon} name=${icon} /></span>${n}<small>${label}</small></div>`;

export function OwnArea() {
  const ctx = useContext(Play);
  if (ctx.viewer < 0) return html`<div class="panel own watching"><p class="muted"><${Icon} name="eye" /> ${t("prompt-watching")}</p></div>`;
  const player = ctx.state.players[ctx.viewer];
  const stock = (id) => ctx.state.families.find((family) => family.id === id)?.stock;
  return html`<div class="panel own">
    <div><div class="n2"><${SeatMark} colour=${ctx.colour(ctx.viewer)} /><span><b>${ctx.name(`seat:${ctx.viewer}`)}</b></span><${Score} ctx=${ctx} seat=${ctx.viewer} /></div>
      <div class="counts"><${Count} icon="coin" n=${player.cash} label=${t("sam-dirham")} color="c-coin" /><${Count} icon="token" n=${player.tokens.length} label=${t("sam-goods")} color="c-token" /><${Count} icon="link" n=${player.link_tiles} label=${t("sam-links")} color="c-link" /></div></div>
    <div><h2 class="caps">${t("sam-your-families")}</h2><div class="mine-families">${Object.entries(player.tiles).map(([family, tiles]) => html`<div key=${family}><${FamilyMark} family=${family} /><span>${ctx.name(family)}${tiles > 1 ? ` × ${tiles}` : ""}</span><small>${stock(family)}<${Icon} name="camel" /></small></div>`)}
      ${!Object.keys(player.tiles).length && html`<p class="muted">${t("sam-no-family")}</p>`}</div></div>
    <div class="handbox"><header><h2 class="caps">${t("sam-your-cards")}</h2><span class="muted">${t("sam-held", { n: player.cards, of: ctx.state.hand_limit })}</span></header><div class="hand"><${Hand} ctx=${ctx} player=${player} /></div></div></div>`;
}

/** Families and means, in the prompt bar of the phone. */
export function Quick() {
  const ctx = useContext(Play);
  const player = ctx.state.players[ctx.viewer];
  return html`<div class="quickmeans">${Object.keys(player.tiles).map((family) => html`<${FamilyMark} key=${family} family=${family} />`)}
    <span class="means"><span class="rs">${player.cash}<${Icon} name="coin" /></span><span class="rs">${player.cards}<${Icon} name="goods-card" /></span><span class="rs">${player.tokens.length}<${Icon} name="token" /></span><span class="rs">${player.link_tiles}<${Icon} name="link" /></span></span></div>`;
}

/** What a player has, for the list of players. */
export function PlayerRow({ seat }) {
  const ctx = useContext(Play);
  const player = ctx.state.players[seat];
  return html`<div class="row fams-row">${Object.keys(player.tiles).map((family) => html`<${FamilyMark} key=${family} family=${family} />`)}</div>
    <div class="row"><span class="rs coin" title=${t("sam-dirham")}>${player.cash}<${Icon} name="coin" /></span><span class="rs" title=${t("sam-your-cards")}>${player.cards}<${Icon} name="goods-card" /></span><span class="rs" title=${t("sam-goods")}>${player.tokens.length}<${Icon} name="token" /></span><span class="rs" title=${t("sam-links")}>${player.link_tiles}<${Icon} name="link" /></span></div>`;
}
