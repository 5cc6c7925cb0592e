// A match told again: slider, steps, each moment with its own address.
import { html, useEffect, useMemo, useRef, useState } from "../lib/html.js";
import { t, speaker } from "../lib/words.js";
import { post } from "../lib/api.js";
import { nameOf } from "../lib/games.js";
import { go, place } from "../lib/router.js";
import { toast } from "../lib/toasts.js";
import { useLoaded } from "../lib/use.js";
import { useKeys } from "../lib/keys.js";
import { useFlip } from "../lib/flip.js";
import { useFlights } from "../lib/fly.js";
import { story, viewAt } from "../lib/replay.js";
import { boardOf } from "../boards/registry.js";
import { Icon, SeatMark } from "../parts/icon.js";
import { Players } from "../parts/players.js";
import { Play } from "../parts/spot.js";
import { PageBar } from "../parts/topbar.js";
import { contextOf, NO_DEEDS } from "./context.js";
import { Front } from "./front.js";
import { Area } from "./frame.js";
import { PointsChart, Ranking, verdict } from "./end.js";
import { useTableFacts } from "./table.js";

const BEAT = 900;

export function ReplayPage({ id }) {
  const [ready, error] = useTableFacts(id);
  const [told, trouble] = useLoaded(() => story(id), [id]);
  const problem = error || trouble;
  if (problem) return html`<${Front} notice=${problem.status === 404 ? t("unknown-table") : t("trouble", { error: problem.message })} />`;
  if (!ready || !told || !speaker(ready.table.game).ready) return html`<main class="skeleton" aria-busy="true"><i></i><i></i><i></i></main>`;
  return html`<${Story} id=${id} ready=${ready} told=${told} />`;
}

/** Which moment the address names, as an index. */
function indexOf(moments) {
  const wanted = Number(place.value.query.get("moment"));
  if (!place.value.query.has("moment") || Number.isNaN(wanted)) return 0;
  const found = moments.findIndex((one) => one.moment >= wanted);
  return found < 0 ? moments.length - 1 : found;
}

function usePlaying(index, last, step) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (index >= last) return setPlaying(false);
    const timer = setTimeout(() => step(1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, index]);
  return [playing, setPlaying];
}

function Story({ id, ready, told }) {
  const { moments } = told;
  const index = indexOf(moments);
  const here = moments[index];
  const goTo = (next) => go(`/table/${id}/replay?moment=${moments[Math.max(0, Math.min(next, moments.length - 1))].moment}`, { replace: true });
  const step = (by) => goTo(index + by);
  const [playing, setPlaying] = usePlaying(index, moments.length - 1, step);
  const frame = useFrame(id, here, told.viewer ?? -1);
  useKeys({ ArrowRight: () => step(1), ArrowLeft: () => step(-1), " ": () => setPlaying(!playing), Home: () => goTo(0), End: () => goTo(moments.length - 1) });
  const game = { ...ready.facts, name: nameOf(ready.facts) };
  const board = boardOf(game.id);
  useEffect(() => { document.title = `${t("replay-title")} · ${game.name}`; });
  const ctx = frame && contextOf({ title: game.id, board, data: ready.data, frame, prompt: null, table: ready.table, deeds: NO_DEEDS });
  return html`<div class="page replay"><${PageBar} title=${t("replay-of", { game: game.name })} />
    <${Controls} id=${id} index=${index} moments=${moments} goTo=${goTo} step=${step} playing=${playing} setPlaying=${setPlaying} table=${ready.table} ctx=${ctx} />
    ${ctx && html`<${Scene} ctx=${ctx} board=${board} here=${here} told=${told} index=${index} id=${id} />`}</div>`;
}

/** The view of a moment; the one before stays until it has come. */
function useFrame(id, here, viewer) {
  const [frame, setFrame] = useState(null);
  useEffect(() => {
    let current = true;
    viewAt(id, here.moment).then((answer) => {
      if (!current) return;
      setFrame({ viewer: answer.view.seat ?? viewer, view: answer.view, moment: here.moment, touched: new Set(targetsOf(here.events)) });
    }, (error) => toast(error.message, "error"));
    return () => { current = false; };
  }, [id, here.moment]);
  return frame;
}

const targetsOf = (events) => events.flatMap((event) => Object.values(event.args || {}))
  .filter((value) => typeof value === "string" && value.includes(":") && !value.startsWith("seat:"));

function Controls({ id, index, moments, goTo, step, playing, setPlaying, table, ctx }) {
  const last = moments.length - 1;
  const here = moments[index];
  const fork = async () => {
    try {
      go(`/table/${(await post(`tables/${id}/fork`, { moment: here.moment })).id}`);
    } catch (error) {
      toast(error.message, "error");
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/table/${id}/replay?moment=${here.moment}`, location.origin).href);
      toast(t("gather-copied"), "good", null, 2000);
    } catch {
      toast(t("gather-copy-by-hand"), "plain");
    }
  };
  return html`<section class="controls panel" aria-label=${t("replay-controls")}>
    <div class="steps-row"><button class="btn icononly" aria-label=${t("replay-first")} onClick=${() => goTo(0)}><${Icon} name="restart" /></button>
      <button class="btn icononly flip" aria-label=${t("replay-back")} onClick=${() => step(-1)} disabled=${index === 0}><${Icon} name="arrow" /></button>
      <button class="btn primary icononly" aria-label=${playing ? t("replay-pause") : t("replay-play")} aria-pressed=${String(playing)} onClick=${() => setPlaying(!playing)}><${Icon} name=${playing ? "minus" : "play"} /></button>
      <button class="btn icononly" aria-label=${t("replay-next")} onClick=${() => step(1)} disabled=${index === last}><${Icon} name="arrow" /></button></div>
    <input type="range" min="0" max=${last} value=${index} aria-label=${t("replay-slider")} aria-valuetext=${t("replay-moment", { n: index + 1, of: last + 1 })} onInput=${(event) => goTo(Number(event.target.value))} />
    <span class="pill">${t("replay-moment", { n: index + 1, of: last + 1 })}</span>
    <button class="btn" onClick=${copy}><${Icon} name="share" />${t("replay-link")}</button>
    <button class="btn" onClick=${fork}><${Icon} name="play" />${t("replay-fork")}</button>
    ${table.state === "over" ? html`<a class="btn" href="/api/tables/${id}/journal" download="${id}.txt">${t("end-journal")}</a>` : html`<a class="btn" href="/table/${id}">${t("replay-table")}</a>`}
    <p class="now" role="status" tabindex="0">${ctx && here.seat !== null && here.seat >= 0 && html`<${SeatMark} colour=${ctx.colour(here.seat)} />`}<span>${ctx ? here.events.map((event) => ctx.say(event)).join(" ") || (index ? t("prompt-person", { name: ctx.name(`seat:${here.seat}`) }) : t("replay-begin")) : ""}</span></p></section>`;
}

function Scene({ ctx, board, here, told, index, id }) {
  const main = useRef(null);
  useFlip(main);
  useFlights(main);
  const over = ctx.view.over;
  return html`<${Play.Provider} value=${ctx}><main ref=${main} class="grid g-${board.grid || "plain"} still">
    <h1 class="sr">${t("replay-title")}</h1>
    ${board.parts.map((part) => html`<${Area} key=${part.id} part=${part} ctx=${ctx} off=${false} />`)}
    <section class="area a-rail" aria-label=${t("aria-rail")}><${Players} ctx=${ctx} all=${!board.ownArea || ctx.viewer < 0} /><${Moments} ctx=${ctx} told=${told} index=${index} id=${id} /></section></main>
    ${over && html`<${Final} ctx=${ctx} told=${told} here=${here} />`}</${Play.Provider}>`;
}

function Moments({ ctx, told, index, id }) {
  const list = useRef(null);
  const entries = useMemo(() => told.moments.map((one, i) => ({ ...one, i })).filter((one) => one.events.length), [told]);
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector("[aria-current]");
    if (now) box.scrollTop = now.offsetTop - box.clientHeight / 2;
  }, [index]);
  return html`<section class="panel log" aria-label=${t("log-title")}><h2><${Icon} name="log" /> ${t("log-title")}</h2><ol ref=${list} tabindex="0">${entries.map((one) => html`
    <li key=${one.i} aria-current=${one.i === index ? "true" : undefined}>${one.seat !== null && one.seat >= 0 ? html`<${SeatMark} colour=${ctx.colour(one.seat)} />` : html`<i></i>`}
      <a href="/table/${id}/replay?moment=${one.moment}">${one.events.map((event) => ctx.say(event)).join(" ")}</a></li>`)}</ol></section>`;
}

/** The final scoring, line by line, then the charts. */
function Final({ ctx, told }) {
  const sources = Object.keys(ctx.view.standing.scores[0].sources).length;
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= sources) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), 500);
    return () => clearTimeout(timer);
  }, [shown]);
  return html`<div class="page end inreplay"><h2 class="verdict">${verdict(ctx).title}</h2><div class="cols"><${Ranking} ctx=${ctx} shown=${shown} /><${PointsChart} ctx=${ctx} told=${told} /></div></div>`;
}
