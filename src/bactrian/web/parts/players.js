// Who sits here, with points by source.
import { html, useState, useRef } from "../lib/html.js";
import { botName } from "../lib/bots.js";
import { t } from "../lib/words.js";
import { Icon, SeatMark } from "./icon.js";
import { Popover } from "./popover.js";

/** A score; on hover or focus it says where the points come from. */
export function Score({ ctx, seat }) {
  const score = ctx.view.standing.scores[seat];
  const [open, setOpen] = useState(false);
  const ref = useRef(null);
  if (!score) return null;
  const lines = Object.entries(score.sources).filter(([, points]) => points);
  const hidden = ctx.board.hidden?.(ctx, seat) || 0; // cards that will count, and that only their owner knows
  const spoken = [...lines.map(([source, points]) => `${ctx.words.word(`source-${source}`)} ${points}`), ...(hidden ? [t("score-hidden", { n: hidden })] : [])].join(", ");
  return html`<button class="pts" ref=${ref} data-count="${seat}/points" data-n=${score.total} aria-label=${t("score-label", { name: ctx.name(`seat:${seat}`), points: score.total, sources: spoken })}
      onMouseEnter=${() => setOpen(true)} onMouseLeave=${() => setOpen(false)} onFocus=${() => setOpen(true)} onBlur=${() => setOpen(false)}>
      <${Icon} name=${ctx.board.scoreIcon} class="sc-${ctx.board.scoreIcon}" /><span aria-hidden="true">${score.total}</span>${hidden > 0 && html`<i class="more" aria-hidden="true">+?</i>`}</button>
    ${open && html`<${Popover} anchor=${ref.current} label=${t("score-sources")} close=${() => setOpen(false)} class="sources">
      <header>${t("score-sources")}</header>
      <dl>${lines.length ? lines.map(([source, points]) => html`<div key=${source}><dt>${ctx.words.word(`source-${source}`)}</dt><dd>${points}</dd></div>`)
        : html`<div><dt>${t("score-none")}</dt></div>`}
        ${hidden > 0 && html`<div><dt>${t("score-hidden", { n: hidden })}</dt><dd>?</dd></div>`}</dl></${Popover}>`}`;
}

function subtitle(ctx, seat) {
  const who = ctx.seats[seat];
  if (!who) return "";
  if (seat === ctx.viewer) return t("player-you");
  if (who.kind === "bot") return t("player-bot", { bot: botName(who.bot) });
  if (who.bot) return t("player-standin");
  return who.online ? t("player-online") : t("player-away");
}

export function Player({ ctx, seat }) {
  const Row = ctx.board.PlayerRow;
  const asked = ctx.view.asked.includes(seat);
  return html`<div class="panel opp ${asked ? "asked" : ""}" data-seat=${seat} data-home=${seat}>
    <div class="who"><${SeatMark} colour=${ctx.colour(seat)} />
      <span><b>${ctx.name(`seat:${seat}`)}</b><small>${subtitle(ctx, seat)}</small></span>
      <${Score} ctx=${ctx} seat=${seat} /></div>
    ${Row && html`<${Row} seat=${seat} />`}
  </div>`;
}

/** Everybody but the viewer, whose own area says it all; a watcher sees everybody. */
export function Players({ ctx, all = false }) {
  const order = ctx.view.standing.scores.map((score) => score.seat);
  const own = order.indexOf(ctx.viewer);
  const around = own < 0 ? order : [...order.slice(own), ...order.slice(0, own)];
  return html`<section class="players" aria-label=${t("aria-players")}>
    ${around.filter((seat) => all || seat !== ctx.viewer).map((seat) => html`<${Player} key=${seat} ctx=${ctx} seat=${seat} />`)}</section>`;
}
