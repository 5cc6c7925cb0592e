// The fields of the ten families.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon, Price, SeatMark } from "../../parts/icon.js";
import { bare, familyColour, familyInk } from "./hexes.js";

/** The square of a family: colour and symbol. */
export const FamilyMark = ({ family }) => html`<span class="fm" style=${{ background: familyColour(family), color: familyInk(family) }}><${Icon} name="fam-${bare(family)}" /></span>`;

const TILES = 2; // of a family

/** Where the tiles of a family are: with members, on its field, in the bag, out of the game. */
function tilesOf(ctx, family) {
  const owners = ctx.state.players.flatMap((player) => Array(player.tiles[family.id] || 0).fill(player.seat));
  const gone = ctx.state.removed.filter((id) => id === family.id).length;
  return { owners, free: family.tiles, bag: TILES - owners.length - family.tiles - gone, gone };
}

const marks = (count, text, title) => Array.from({ length: count }, (_, i) => html`<i key=${text + i} class=${text && "off"} title=${title}>${text}</i>`);

/** One place for each tile, what the next one costs, and a camel where the route can be extended. */
function Members({ ctx, family, marry, extend }) {
  const { owners, free, bag, gone } = tilesOf(ctx, family);
  const price = marry ? html`<${Price} price=${marry.price} icons=${ctx.board.icons} />` : html`<small class="pr">${free ? html`${family.price}<${Icon} name="coin" />` : !extend && (bag ? t("sam-in-bag") : t("sam-full"))}</small>`;
  return html`<span class="mem">${owners.map((seat, i) => html`<${SeatMark} key=${i} colour=${ctx.colour(seat)} />`)}${marks(free, "")}${marks(bag, "?", t("sam-in-bag"))}${marks(gone, "×", t("sam-gone"))}
    ${extend && html`<span class="ext">+<${Icon} name="camel" /></span>`}${price}</span>`;
}

function labelOf(ctx, family) {
  const members = family.members.map((seat) => ctx.name(`seat:${seat}`)).join(", ");
  const { free, bag } = tilesOf(ctx, family);
  const label = t("sam-family", { family: ctx.name(family.id), treasury: family.treasury, stock: family.stock, links: family.links, members: members || "–" });
  return `${label}. ${free ? t("sam-for-sale", { n: free, price: family.price }) : (bag ? t("sam-in-bag") : t("sam-full"))}`;
}

function Row({ ctx, family }) {
  const options = ctx.can(family.id);
  const marry = options.find((option) => Object.keys(option.price).length);
  const extend = options.some((option) => option.label.word === "do-extend");
  const going = ctx.state.action?.extends === family.id;
  const tiles = ctx.data.link_tiles;
  return html`<${SpotButton} ctx=${ctx} spot=${[family.id, labelOf(ctx, family), `fr ${going ? "going" : ""}`]} data-home=${family.id}><${FamilyMark} family=${family.id} />
    <span class="nmm" aria-hidden="true"><b>${ctx.name(family.id)}</b><${Members} ctx=${ctx} family=${family} marry=${marry} extend=${extend} /></span>
    <span class="n" aria-hidden="true">${family.treasury}</span><span class="n" aria-hidden="true">${family.stock}</span>
    <span class="lk" aria-hidden="true">${Array.from({ length: tiles }, (_, i) => html`<i key=${i} class=${i < family.links ? "on" : ""}></i>`)}</span></${SpotButton}>`;
}

export function Families() {
  const ctx = useContext(Play);
  return html`<div class="panel fams"><div class="fr hd"><h2>${t("sam-families")}</h2><span title=${t("sam-treasury")}><${Icon} name="treasury" /></span><span title=${t("sam-stock")}><${Icon} name="camel" /></span><span title=${t("sam-links")}><${Icon} name="link" /></span></div>
    ${ctx.state.families.map((family) => html`<${Row} key=${family.id} ctx=${ctx} family=${family} />`)}</div>`;
}
