// The front page: three games, my tables, open tables.
import { html, useEffect, useState } from "../lib/html.js";
import { botName, chooseLevel, levelFor, named } from "../lib/bots.js";
import { t } from "../lib/words.js";
import { get, post } from "../lib/api.js";
import { games, loadGames, nameOf, range } from "../lib/games.js";
import { go } from "../lib/router.js";
import { toast } from "../lib/toasts.js";
import { boardOf } from "../boards/registry.js";
import { Glyph, Icon } from "../parts/icon.js";
import { Levels } from "../parts/levels.js";
import { PageBar } from "../parts/topbar.js";
import { Picture } from "../parts/picture.js";
import { TableRow } from "./tables.js";

const SOLO_SEATS = 3; // a lively number where the game allows it

const Caravan = () => html`<svg class="caravan" viewBox="0 0 430 104" aria-hidden="true">
  <circle cx="338" cy="38" r="24" fill="var(--saffron)" />
  <path d="M0 88C70 66 120 92 190 82s110-30 240 4v18H0z" fill="var(--land)" /><path d="M0 98C90 84 150 104 230 94s120-14 200 2v8H0z" fill="var(--land-2)" />
  <${Glyph} name="camel" x=${118} y=${62} size=${52} /><${Glyph} name="camel" x=${188} y=${60} size=${52} /><${Glyph} name="camel" x=${264} y=${52} size=${56} />
  <path d="M142 60q10 8 22 0M213 56q12 8 26-2" fill="none" stroke="var(--lapis)" stroke-width="1.5" /></svg>`;

/** One click to a match against bots of the chosen level. */
export async function playNow(game) {
  const seats = game.seats.includes(SOLO_SEATS) ? SOLO_SEATS : game.seats[0];
  const bot = { kind: "bot", bot: levelFor(game) };
  const table = await post("tables", { game: game.id, seats: named([{ kind: "me" }, ...Array(seats - 1).fill(bot)]), listed: false });
  go(`/table/${table.id}`);
}

function GameCard({ game }) {
  const board = boardOf(game.id);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await playNow(game);
    } catch (error) {
      toast(error.message, "error");
      setBusy(false);
    }
  };
  return html`<article class="panel g" data-game=${game.id}><${Picture} title=${game.id} />
    <div class="txt"><h2>${nameOf(game)}</h2>
      <div class="facts"><span><${Icon} name="people" />${t("front-players", { range: range(game.seats) })}</span>
        <span><${Icon} name="clock" />${t("front-minutes", { range: range([game.minutes].flat()) })}</span>
        ${board.kinds() && html`<span><${Icon} name=${board.icon} />${board.kinds()}</span>`}</div>
      <p>${board.blurb()}</p>
      <p class="credit">${t("front-credit", { designers: game.designers.join(", "), publisher: game.publisher, year: String(game.year) })}</p>
      <div class="cta"><button class="btn primary big" disabled=${busy} onClick=${start}><${Icon} name="play" /><span>${t("front-play")}<small>${t("front-against", { level: botName(levelFor(game)) })}</small></span></button>
        <a class="btn big" href="/new?game=${game.id}">${t("front-new")}</a></div></div></article>`;
}

function MyTables({ tables }) {
  if (!tables) return null;
  const waiting = tables.mine.filter((table) => table.waits_for_me).length;
  return html`${tables.mine.length > 0 && html`<section class="cont mine"><h2>${t("front-mine")} <small>${t("front-waiting", { n: waiting })}</small></h2>
      <div class="panel">${tables.mine.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</div></section>`}
    ${tables.open.length > 0 && html`<section class="cont"><h2>${t("front-open")}</h2>
      <div class="panel">${tables.open.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</div></section>`}`;
}

/** A journal from elsewhere, to be watched. */
function Upload() {
  const send = async (event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    try {
      const table = await post("journals", await file.text());
      go(`/table/${table.id}/replay`);
    } catch (error) {
      toast(error.message, "error");
    }
  };
  return html`<label class="btn quiet upload"><${Icon} name="replay" />${t("front-upload")}<input class="sr" type="file" accept=".txt,.journal,text/plain" onChange=${send} /></label>`;
}

export function Front({ notice = "" }) {
  const [tables, setTables] = useState(null);
  const [error, setError] = useState("");
  useEffect(() => { document.title = t("front-title"); });
  useEffect(() => {
    const refresh = () => get("tables").then(setTables, (problem) => setError(problem.message));
    loadGames().catch((problem) => setError(problem.message));
    refresh();
    const timer = setInterval(() => { if (!document.hidden) refresh(); }, 10000);
    return () => clearInterval(timer);
  }, []);
  return html`<div class="page front"><${PageBar} />
    <main>${(notice || error) && html`<p class="notice" role="status">${notice || t("trouble", { error })}</p>`}
      <div class="hero"><div><h1>${t("front-headline")}</h1><p>${t("front-lead")}</p></div><${Caravan} /></div>
      ${games.value && html`<${Levels} bots=${games.value[0].bots} value=${levelFor(games.value[0])} change=${chooseLevel} />`}
      <section class="games" aria-label=${t("front-games")}>${(games.value || []).map((game) => html`<${GameCard} key=${game.id} game=${game} />`)}</section>
      <${MyTables} tables=${tables} />
      <footer class="foot"><a class="btn quiet" href="/rules"><${Icon} name="rules" />${t("rules-title")}</a><${Upload} /></footer></main></div>`;
}
