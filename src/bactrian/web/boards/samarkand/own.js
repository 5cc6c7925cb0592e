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
    <span class="no">${number}</span>${" "}<span class="nm ${name.length > 10 ? "tighter" : name.length > 7 ? "tight" : ""}">${name}</span>
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

const Count = ({ icon, n, label, color, of }) => html`<div data-count=${of} data-n=${n}><span class=${color}><${Icon} name=${icon} /></span>${n}<small>${label}</small></div>`;

export function OwnArea() {
  const ctx = useContext(Play);
  if (ctx.viewer < 0) return html`<div class="panel own watching"><p class="muted"><${Icon} name="eye" /> ${t("prompt-watching")}</p></div>`;
  const player = ctx.state.players[ctx.viewer];
  const stock = (id) => ctx.state.families.find((family) => family.id === id)?.stock;
  return html`<div class="panel own">
    <div><div class="n2"><${SeatMark} colour=${ctx.colour(ctx.viewer)} /><span><b>${ctx.name(`seat:${ctx.viewer}`)}</b></span><${Score} ctx=${ctx} seat=${ctx.viewer} /></div>
      <div class="counts"><${Count} icon="coin" n=${player.cash} label=${t("sam-dirham")} color="c-coin" of="${ctx.viewer}/dirham" /><${Count} icon="token" n=${player.tokens.length} label=${t("sam-goods")} color="c-token" of="${ctx.viewer}/token" /><${Count} icon="link" n=${player.link_tiles} label=${t("sam-links")} color="c-link" of="${ctx.viewer}/link" /></div></div>
    <div><h2 class="caps">${t("sam-your-families")}</h2><div class="mine-families">${Object.entries(player.tiles).map(([family, tiles]) => html`<div key=${family}><${FamilyMark} family=${family} /><span>${ctx.name(family)}${tiles > 1 ? ` × ${tiles}` : ""}</span><small>${stock(family)}<${Icon} name="camel" /></small></div>`)}
      ${!Object.keys(player.tiles).length && html`<p class="muted">${t("sam-no-family")}</p>`}</div></div>
    <div class="handbox"><header><h2 class="caps">${t("sam-your-cards")}</h2><span class="muted">${t("sam-held", { n: player.cards + player.sold.length, of: ctx.state.hand_limit })}</span></header><div class="hand"><${Hand} ctx=${ctx} player=${player} /></div></div></div>`;
}

/** Money, cards, goods and links of a player, each a counter. */
function Means({ ctx, seat }) {
  const player = ctx.state.players[seat];
  const all = [["dirham", "coin", player.cash, t("sam-dirham")], ["card", "goods-card", player.cards, t("sam-your-cards")],
    ["token", "token", player.tokens.length, t("sam-goods")], ["link", "link", player.link_tiles, t("sam-links")]];
  return all.map(([what, icon, n, title]) => html`<span key=${what} class="rs ${icon === "coin" ? "coin" : ""}" title=${title} data-count="${seat}/${what}" data-n=${n}>${n}<${Icon} name=${icon} /></span>`);
}

/** Families and means, in the prompt bar of the phone. */
export function Quick() {
  const ctx = useContext(Play);
  const player = ctx.state.players[ctx.viewer];
  return html`<div class="quickmeans">${Object.keys(player.tiles).map((family) => html`<${FamilyMark} key=${family} family=${family} />`)}
    <span class="means"><${Means} ctx=${ctx} seat=${ctx.viewer} /></span></div>`;
}

/** What a player has, for the list of players. */
export function PlayerRow({ seat }) {
  const ctx = useContext(Play);
  const player = ctx.state.players[seat];
  return html`<div class="row fams-row">${Object.keys(player.tiles).map((family) => html`<${FamilyMark} key=${family} family=${family} />`)}</div>
    <div class="row"><${Means} ctx=${ctx} seat=${seat} /></div>`;
}
