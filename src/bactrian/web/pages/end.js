// The end: who has won, where the points came from, what decided it.
import { html, useEffect, useState } from "../lib/html.js";
import { botName } from "../lib/bots.js";
import { t } from "../lib/words.js";
import { post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { toast } from "../lib/toasts.js";
import { useLoaded } from "../lib/use.js";
import { leaps, pointsOver, story } from "../lib/replay.js";
import { Icon, SeatMark } from "../parts/icon.js";
import { Bar, Legend, Lines, Waiting, sourcesOf } from "../parts/charts.js";
import { PageBar } from "../parts/topbar.js";
import { seatOf } from "../lib/table.js";
import { contextOf, NO_DEEDS } from "./context.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How many sources are shown so far: the final scoring is revealed line by line. */
function useReveal(count) {
  const [shown, setShown] = useState(still.matches ? count : 0);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), 420);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}

/** Winner and runner-up in words. */
export function verdict(ctx) {
  const { scores, outcome } = ctx.view.standing;
  const names = outcome.winners.map((seat) => ctx.name(`seat:${seat}`)).join(", ");
  const points = scores[outcome.winners[0]].total;
  const title = outcome.winners.length > 1 ? t("end-shared", { names, points }) : t("end-wins", { name: names, points });
  const second = scores.find((score) => outcome.places[score.seat] === 2);
  const parts = [ctx.words.has(`ending-${outcome.reason}`) ? t("end-reason", { reason: ctx.words.word(`ending-${outcome.reason}`) }) : ""];
  if (second) parts.unshift(t("end-second", { name: ctx.name(`seat:${second.seat}`), points: second.total }));
  if (outcome.tie_break && outcome.tie_break !== "shared") parts.push(t("end-tie", { what: ctx.words.word(`tie-${outcome.tie_break}`) }));
  return { title, text: parts.filter(Boolean).join(" ") };
}

export function Ranking({ ctx, shown = Infinity }) {
  const { scores, outcome } = ctx.view.standing;
  const place = (score) => outcome?.places[score.seat] ?? 1 + scores.filter((other) => other.total > score.total).length;
  const order = [...scores].sort((a, b) => place(a) - place(b));
  const sources = sourcesOf(scores);
  const gains = (score) => Object.values(score.sources).reduce((sum, points) => sum + Math.max(0, points), 0);
  const scale = Math.max(1, ...scores.map(gains)) * 1.06;
  return html`<section class="panel rank" aria-label=${t("end-ranking")}><ol>${order.map((score) => html`<li class="rk ${place(score) === 1 ? "first" : ""}" key=${score.seat}>
      <span class="pos">${place(score)}</span><${SeatMark} colour=${ctx.colour(score.seat)} />
      <span><b>${ctx.name(`seat:${score.seat}`)}</b><span class="muted">${ctx.seats[score.seat]?.kind === "bot" ? t("player-bot", { bot: botName(ctx.seats[score.seat].bot) }) : ""}</span></span>
      <span class="tot"><${Icon} name=${ctx.board.scoreIcon} class="sc-${ctx.board.scoreIcon}" />${score.total}</span>
      <${Bar} score=${score} sources=${sources} words=${ctx.words} scale=${scale} shown=${shown} /></li>`)}</ol>
    <${Legend} sources=${sources.slice(0, shown)} words=${ctx.words} /></section>`;
}

function Decisive({ ctx, told, id }) {
  const found = leaps(told);
  if (!found.length) return null;
  const sentence = (leap) => {
    const news = leap.events.filter((event) => !ctx.board.separators.includes(event.word));
    const ours = news.filter((event) => seatOf(event) === leap.seat);
    const own = ours.find((event) => ctx.board.telling.includes(event.word)) || ours.at(-1) || news.at(-1);
    return own ? ctx.say(own) : ctx.name(`seat:${leap.seat}`);
  };
  return html`<section class="panel mom" aria-label=${t("end-decided")}><h2>${t("end-decided")}</h2>${found.map((leap) => html`<div key=${`${leap.moment}/${leap.seat}`}>
    <${SeatMark} colour=${ctx.colour(leap.seat)} /><span>${sentence(leap)}<small>${t("end-gain", { n: leap.gain })}</small></span>
    <a class="btn icononly" href="/table/${id}/replay?moment=${leap.moment}" aria-label=${t("end-watch")}><${Icon} name="play" /></a></div>`)}</section>`;
}

export function PointsChart({ ctx, told }) {
  const over = pointsOver(told);
  if (over.length < 2) return null;
  const series = ctx.view.standing.scores.map(({ seat }) => ({
    name: ctx.name(`seat:${seat}`), colour: ctx.colour(seat), points: over.map((one) => one.points[seat]),
  }));
  return html`<${Lines} series=${series} title=${t("chart-title")} note=${t("chart-note")} />`;
}

function Buttons({ sheet, look, seated }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      go(`/table/${(await post(`tables/${sheet.id}/rematch`)).id}`);
    } catch (error) {
      toast(error.message, "error");
      setBusy(false);
    }
  };
  return html`<div class="do">
    <a class="btn big" href="/api/tables/${sheet.id}/journal" download="${sheet.id}.txt">${t("end-journal")}</a>
    <button class="btn big" onClick=${look}><${Icon} name="board" />${t("end-board")}</button>
    <a class="btn big" href="/table/${sheet.id}/replay"><${Icon} name="replay" />${t("end-replay")}</a>
    ${seated && html`<button class="btn big primary" disabled=${busy} onClick=${again}><${Icon} name="reroll" />${t("end-rematch")}</button>`}</div>`;
}

export function EndPage({ game, board, frame, sheet, look }) {
  const ctx = contextOf({ title: game.id, board, data: null, frame, prompt: null, table: sheet, deeds: NO_DEEDS });
  const [told] = useLoaded(() => story(sheet.id), [sheet.id]);
  const shown = useReveal(sourcesOf(ctx.view.standing.scores).length);
  const { title, text } = verdict(ctx);
  useEffect(() => { document.title = `${title} · ${game.name}`; });
  return html`<div class="page end" data-over="true"><${PageBar} title=${game.name} />
    <main><div class="head"><span class="laurel"><${Icon} name="trophy" /></span><div role="status"><h1>${title}</h1><p>${text}</p></div><${Buttons} sheet=${sheet} look=${look} seated=${frame.viewer >= 0} /></div>
      <div class="cols"><${Ranking} ctx=${ctx} shown=${shown} />
        ${told ? html`<${PointsChart} ctx=${ctx} told=${told} />` : html`<${Waiting} text=${t("end-looking-back")} />`}
        ${told && html`<${Decisive} ctx=${ctx} told=${told} id=${sheet.id} />`}</div></main></div>`;
}
