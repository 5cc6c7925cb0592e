// Contracts and city cards: cost, arrow, reward.
import { html, useContext } from "../../lib/html.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon } from "../../parts/icon.js";
import { Amounts, Arrow, Die, PostMark, Slot } from "./amounts.js";
import { postsAt } from "./map.js";

/** A contract tile; cost above, reward below. */
export function Contract({ ctx, id, extra = "" }) {
  const contract = ctx.data.contracts.find((one) => one.id === id);
  if (!contract) return html`<div class="tile none"></div>`;
  return html`<${SpotButton} ctx=${ctx} spot=${[id, ctx.name(id), `tile ${extra}`]} data-flip=${id}><span class="cost" aria-hidden="true"><${Amounts} of=${contract.cost} /></span><span class="rew" aria-hidden="true"><${Amounts} of=${contract.reward} /></span></${SpotButton}>`;
}

/** Rewards that depend on the die, equal ones joined: `1–5 → … 6 → …`. */
function ranges(rewards) {
  const found = [];
  rewards.forEach((reward, i) => {
    const key = JSON.stringify(reward);
    if (found.at(-1)?.key === key) found.at(-1).to = i + 1;
    else found.push({ key, reward, from: i + 1, to: i + 1 });
  });
  return found;
}

const COUNTED = { per_contract: "contract-done", per_post: "post", per_pip: "die-1" };

/** What a city card does, in icons only. */
function Deed({ card }) {
  if (card.kind === "trade") return html`<span class="row"><${Amounts} of=${card.costs[0]} /></span><${Arrow} down /><span class="row"><${Amounts} of=${card.rewards[0]} /></span>`;
  if (card.kind === "exchange") return card.costs.map((cost, i) => html`<span class="row" key=${i}><${Amounts} of=${cost} /><${Arrow} /><${Amounts} of=${card.rewards[i]} /></span>`);
  if (COUNTED[card.kind]) return html`<span class="row"><${Icon} name=${COUNTED[card.kind]} /><${Arrow} /><${Amounts} of=${card.rewards[0]} /></span>`;
  return ranges(card.rewards).map((one) => html`<span class="row byd" key=${one.key}>${one.from === one.to ? one.from : `${one.from}–${one.to}`}<${Arrow} /><${Amounts} of=${one.reward} /></span>`);
}

function CityCard({ ctx, place, id }) {
  const card = ctx.data.cards.find((one) => one.id === id);
  const laid = ctx.state.spaces.find((space) => space.id === id)?.dice || [];
  const name = ctx.name(place);
  return html`<${SpotButton} ctx=${ctx} spot=${[id, `${name}: ${ctx.name(id)}`, `cc ${laid.length ? "closed" : ""}`]}>
    <span class="name ${name.length > 9 ? "tight" : ""}">${name}</span><span class="do" aria-hidden="true"><${Deed} card=${card} /></span>
    <span class="footer" aria-hidden="true">${laid.length ? laid.map((die, i) => html`<${Die} key=${i} die=${die.die} colour=${die.seat === null ? "" : ctx.colour(die.seat)} size=${22} data-arrive=${die.seat === null ? undefined : `${id}/${i}`} data-giver=${die.seat} />`) : html`<${Slot} size=${22} />`}
      <span class="posts">${postsAt(ctx.state, place).map((seat) => html`<${PostMark} key=${seat} colour=${ctx.colour(seat)} />`)}</span></span></${SpotButton}>`;
}

export function CityCards() {
  const ctx = useContext(Play);
  return html`<div class="citycards">${ctx.state.cards.map((card) => html`<${CityCard} key=${card.id} ctx=${ctx} place=${card.place} id=${card.id} />`)}</div>`;
}
