// The fields of the ten families.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon, Price, SeatMark } from "../../parts/icon.js";
import { bare, familyColour, familyInk } from "./hexes.js";

/** The square of a family: colour and symbol. */
export const FamilyMark = ({ family }) => html`<span class="fm" style=${{ background: familyColour(family), color: familyInk(family) }}><${Icon} name="fam-${bare(family)}" /></span>`;

/** Two places for members: those who married in, and what the next one pays. */
function Members({ ctx, family, price }) {
  const free = "i".repeat(family.tiles).split("").filter(Boolean);
  return html`<span class="mem">${family.members.map((seat) => html`<${SeatMark} key=${seat} colour=${ctx.colour(seat)} />`)}${free.map((_, i) => html`<i key=${i}></i>`)}
    ${price ? html`<${Price} price=${price} icons=${ctx.board.icons} />` : html`<small class="pr">${family.tiles ? html`${family.price}<${Icon} name="coin" />` : t("sam-full")}</small>`}</span>`;
}

function Row({ ctx, family }) {
  const options = ctx.can(family.id);
  const marry = options.find((option) => Object.keys(option.price).length);
  const members = family.members.map((seat) => ctx.name(`seat:${seat}`)).join(", ");
  const label = t("sam-family", { family: ctx.name(family.id), treasury: family.treasury, stock: family.stock, links: family.links, members: members || "–" });
  const tiles = ctx.data.link_tiles;
  return html`<${SpotButton} ctx=${ctx} spot=${[family.id, label, "fr"]} data-home=${family.id}><${FamilyMark} family=${family.id} />
    <span class="nmm" aria-hidden="true"><b>${ctx.name(family.id)}</b><${Members} ctx=${ctx} family=${family} price=${marry?.price} /></span>
    <span class="n" aria-hidden="true">${family.treasury}</span><span class="n" aria-hidden="true">${family.stock}</span>
    <span class="lk" aria-hidden="true">${Array.from({ length: tiles }, (_, i) => html`<i key=${i} class=${i < family.links ? "on" : ""}></i>`)}</span></${SpotButton}>`;
}

export function Families() {
  const ctx = useContext(Play);
  return html`<div class="panel fams"><div class="fr hd"><h2>${t("sam-families")}</h2><span title=${t("sam-treasury")}><${Icon} name="treasury" /></span><span title=${t("sam-stock")}><${Icon} name="camel" /></span><span title=${t("sam-links")}><${Icon} name="link" /></span></div>
    ${ctx.state.families.map((family) => html`<${Row} key=${family.id} ctx=${ctx} family=${family} />`)}</div>`;
}
