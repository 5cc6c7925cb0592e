// The action spaces: coins, Khan, market, travel, contracts, money bag.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon, Price } from "../../parts/icon.js";
import { Amount, Amounts, Arrow, Die, RES_ICON, Slot } from "./amounts.js";
import { Contract } from "./tiles.js";

const bare = (id) => id.slice(id.indexOf(":") + 1);
const laidOn = (ctx, id) => ctx.state.spaces.find((space) => space.id === id)?.dice || [];

/** A die that was laid down comes from whoever laid it. */
const laidDown = (id, laid, i, most, die) => (die.seat === null ? {} : { "data-arrive": `${id}/${Math.max(0, laid.length - most) + i}`, "data-giver": die.seat });

/** The dice on a space, and empty slots: as many as it takes, or all places that are left. */
function Dice({ ctx, space, size = 24, most = 4 }) {
  const laid = laidOn(ctx, space.id);
  const empty = space.places > 1 ? space.places - laid.length : laid.length ? 0 : space.dice;
  return html`<span class="dice" aria-hidden="true">${laid.slice(-most).map((die, i) => html`<${Die} key=${i} die=${die.die} colour=${die.seat === null ? "" : ctx.colour(die.seat)} size=${size} ...${laidDown(space.id, laid, i, most, die)} />`)}
    ${Array.from({ length: empty }, (_, i) => html`<${Slot} key=${`s${i}`} size=${size} />`)}<${Fee} ctx=${ctx} id=${space.id} /></span>`;
}

const Fee = ({ ctx, id }) => html`<${Price} price=${ctx.can(id)[0]?.price} icons=${ctx.board.icons} class="fee" />`;

/** What a space says aloud: its name and whose dice lie there. */
function spoken(ctx, space) {
  const owners = [...new Set(laidOn(ctx, space.id).map((die) => (die.seat === null ? "–" : ctx.name(`seat:${die.seat}`))))];
  return owners.length ? t("voy-space-taken", { space: ctx.name(space.id), names: owners.join(", ") }) : ctx.name(space.id);
}

const Head = ({ ctx, space, icon, children }) => html`<${SpotButton} ctx=${ctx} spot=${[space.id, spoken(ctx, space), "sp"]}>
  <span class="cap">${icon && html`<${Icon} name=${icon} class="i-${icon}" />`}${ctx.name(space.id)}</span>${children}</${SpotButton}>`;

/** Dice shrink so that all of them fit before the columns. */
const leadSize = (ctx, space) => [21, 21, 21, 18, 14][Math.min(4, Math.max(space.dice, laidOn(ctx, space.id).length))];

/** A row of the market: the space itself, then its six columns. */
function MarketRow({ ctx, space }) {
  const item = bare(space.id).replace("market_", "");
  return html`<div class="mkrow"><${SpotButton} ctx=${ctx} spot=${[space.id, spoken(ctx, space), "lead"]}><span class="rs ${item}" aria-hidden="true"><${Icon} name=${RES_ICON[item]} /></span><${Dice} ctx=${ctx} space=${space} size=${leadSize(ctx, space)} /></${SpotButton}>
    ${space.columns.map((content, i) => {
      const id = `content:${bare(space.id)}-${i + 1}`;
      return html`<${SpotButton} key=${id} ctx=${ctx} spot=${[id, ctx.name(id), "cell"]}><${Amounts} of=${content} /></${SpotButton}>`;
    })}</div>`;
}

function Market({ ctx, spaces }) {
  return html`<div class="mk"><div class="mkh" aria-hidden="true"><span>${t("voy-market")}</span>${[1, 2, 3, 4, 5, 6].map((n) => html`<span key=${n}>${n}</span>`)}</div>
    ${spaces.map((space) => html`<${MarketRow} key=${space.id} ctx=${ctx} space=${space} />`)}</div>`;
}

/** The extras of a column of the contracts: `+1` of one kind or the other. */
const Extra = ({ list }) => html`<span class="extra-of" aria-hidden="true">+${list.map((one, i) => html`${i > 0 && "/"}<${Amounts} key=${i} of=${one} />`)}</span>`;

function ContractsSpace({ ctx, space }) {
  return html`<div class="con"><${Head} ctx=${ctx} space=${space} icon="contract"><${Dice} ctx=${ctx} space=${space} /></${Head}>
    <div class="ct">${ctx.state.contracts.map((id, i) => html`<div key=${i}><span class="col" aria-hidden="true">${i + 1}${space.extras[i + 1] && html`<${Extra} list=${space.extras[i + 1]} />`}</span><${Contract} ctx=${ctx} id=${id} /></div>`)}</div></div>`;
}

const Travel = ({ ctx, space }) => html`<${Head} ctx=${ctx} space=${space} icon="step"><${Dice} ctx=${ctx} space=${space} />
  <span class="vsteps" aria-hidden="true">${space.step_cost.map((cost, i) => html`<span class="c" key=${i}><small>${i + 1}</small><${Amount} kind="coin" n=${cost} /></span>`)}</span></${Head}>`;

export function Actions() {
  const ctx = useContext(Play);
  const by = Object.fromEntries(ctx.data.spaces.map((space) => [bare(space.id), space]));
  const market = ctx.data.spaces.filter((space) => space.kind === "market");
  return html`<div class="panel act">
    <div class="row1"><${Head} ctx=${ctx} space=${by.five_coins}><${Dice} ctx=${ctx} space=${by.five_coins} most=${3} /></${Head}>
      <${Head} ctx=${ctx} space=${by.khan} icon="khan"><span class="with"><${Dice} ctx=${ctx} space=${by.khan} /><${Arrow} /><${Amounts} of=${by.khan.reward} /></span></${Head}></div>
    <${Market} ctx=${ctx} spaces=${market} />
    <${Travel} ctx=${ctx} space=${by.travel} />
    <${ContractsSpace} ctx=${ctx} space=${by.contracts} />
    <div class="row2"><${Head} ctx=${ctx} space=${by.money_bag} icon="bag"><span class="with"><${Arrow} /><${Amounts} of=${by.money_bag.reward} /><${Dice} ctx=${ctx} space=${by.money_bag} size=${19} most=${3} /></span></${Head}>
      <div class="sp still"><span class="cap">${t("voy-black", { n: ctx.state.black_dice })}</span><span class="dice" aria-hidden="true">${Array.from({ length: ctx.state.black_dice }, (_, i) => html`<${Die} key=${i} die="die:black-0" size=${18} />`)}</span></div></div></div>`;
}
