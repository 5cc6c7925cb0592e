// A new table: game, seats, options, who may join.
import { html, useEffect, useState } from "../lib/html.js";
import { botName, botNote, levelFor, named } from "../lib/bots.js";
import { t, loadGame, speaker } from "../lib/words.js";
import { post } from "../lib/api.js";
import { games, loadGames, nameOf, range } from "../lib/games.js";
import { go, place } from "../lib/router.js";
import { toast } from "../lib/toasts.js";
import { useLoaded } from "../lib/use.js";
import { boardOf } from "../boards/registry.js";
import { Icon, SeatMark } from "../parts/icon.js";
import { Switch } from "../parts/menu.js";
import { Picture } from "../parts/picture.js";
import { PageBar, me } from "../parts/topbar.js";

const KINDS = () => [["open", "person", t("seat-open")], ["bot", "bot", t("seat-bot")], ["here", "", t("seat-here")]];

function SeatRow({ seat, index, game, change, remove }) {
  const heading = { me: me.value?.name || t("seat-me"), open: t("seat-open-title"), bot: t("seat-bot-title"), here: t("seat-here-title") }[seat.kind];
  const note = { me: t("seat-me-note"), open: t("seat-open-note"), bot: botNote(seat.bot || levelFor(game)), here: t("seat-here-note") }[seat.kind];
  return html`<div class="st ${index ? "" : "compact"}"><${SeatMark} colour=${boardOf(game.id).colours[index]} />
    <span><b>${heading}</b><span class="muted">${note}</span></span>
    ${index > 0 ? html`<span class="seg" role="group" aria-label=${t("seat-kind", { n: index + 1 })}>${KINDS().map(([kind, icon, label]) => html`
      <button key=${kind} aria-pressed=${String(seat.kind === kind)} onClick=${() => change({ ...seat, kind })}>${icon && html`<${Icon} name=${icon} />`}${label}</button>`)}</span>` : html`<span class="hide"></span>`}
    <span class="extra">${seat.kind === "bot" && html`<select aria-label=${t("seat-which-bot", { n: index + 1 })} value=${seat.bot || levelFor(game)} onChange=${(event) => change({ ...seat, bot: event.target.value })}>
        ${game.bots.map((bot) => html`<option key=${bot} value=${bot}>${botName(bot)}</option>`)}</select>`}
      ${seat.kind === "here" && html`<input value=${seat.name || ""} maxlength="24" placeholder=${t("seat-name")} aria-label=${t("seat-name-of", { n: index + 1 })} onInput=${(event) => change({ ...seat, name: event.target.value })} />`}</span>
    ${remove ? html`<button class="btn quiet icononly rm" aria-label=${t("seat-remove", { n: index + 1 })} onClick=${remove}><${Icon} name="close" /></button>` : html`<span class="rm"></span>`}</div>`;
}

/** An option with two choices is a switch; with more, a row of buttons. */
function OptionRow({ option, words, value, seats, change }) {
  const label = words.word(`option-${option.key}`);
  const nameOfChoice = (choice) => words.word(`option-${option.key}-${choice}`);
  const allowed = (choice) => !option.seats?.[choice] || option.seats[choice].includes(seats);
  if (option.choices.length === 2) {
    const on = option.choices.includes("on") ? "on" : option.choices[1];
    const off = option.choices.find((choice) => choice !== on);
    const counts = option.seats?.[on];
    const note = allowed(on) || !counts ? nameOfChoice(value) : t("option-seats", { what: nameOfChoice(on), n: range(counts) });
    return html`<${Switch} on=${value === on} label=${label} note=${note} disabled=${!allowed(on)} change=${(yes) => change(yes ? on : off)} />`;
  }
  return html`<div class="opt many"><span><b>${label}</b></span><span class="seg" role="group" aria-label=${label}>${option.choices.map((choice) => html`
    <button key=${choice} aria-pressed=${String(value === choice)} disabled=${!allowed(choice)} onClick=${() => change(choice)}>${nameOfChoice(choice)}</button>`)}</span></div>`;
}

function wire(seat, game) {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot || levelFor(game) };
  if (seat.kind === "here") return seat.name?.trim() ? { kind: "me", name: seat.name.trim() } : { kind: "me" };
  return { kind: seat.kind };
}

const startWord = (open) => (open ? t("lobby-start-open", { n: open }) : t("lobby-start"));

function Summary({ game, seats, listed, setListed, start, busy }) {
  const open = seats.filter((seat) => seat.kind === "open").length;
  return html`<aside><div class="panel"><${Picture} title=${game.id} /><div class="sum"><h2>${nameOf(game)}</h2>
    <dl><dt>${t("sum-players")}</dt><dd>${seats.length}</dd><dt>${t("sum-about")}</dt><dd>${t("front-minutes", { range: range([game.minutes].flat()) })}</dd>
      <dt>${t("sum-undo")}</dt><dd>${t("sum-undo-value")}</dd></dl>
    ${open > 0 && html`<${Switch} on=${listed} label=${t("lobby-listed")} note=${listed ? t("lobby-listed-yes") : t("lobby-listed-no")} change=${setListed} />`}
    <div class="go"><button class="btn primary big" disabled=${busy} onClick=${start}><${Icon} name="play" />${startWord(open)}</button></div></div></div></aside>`;
}

function GamePick({ title, setTitle }) {
  return html`<div class="pick" role="radiogroup" aria-label=${t("lobby-game")}>${games.value.map((game) => html`
    <label key=${game.id} class=${game.id === title ? "on" : ""}><input class="sr" type="radio" name="game" checked=${game.id === title} onChange=${() => setTitle(game.id)} />
      <${Icon} name=${boardOf(game.id).icon} />${boardOf(game.id).short?.() || nameOf(game)}</label>`)}</div>`;
}

function Form({ game, setTitle }) {
  const first = Math.min(3, game.seats.at(-1));
  const count = game.seats.includes(first) ? first : game.seats[0];
  const [seats, setSeats] = useState([{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ kind: "bot" }))]);
  const [chosen, setChosen] = useState({});
  const [listed, setListed] = useState(false);
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const words = speaker(game.id);
  const options = Object.fromEntries(game.options.map((option) => {
    const choice = chosen[option.key] ?? option.choices[0];
    const fits = !option.seats?.[choice] || option.seats[choice].includes(seats.length);
    return [option.key, fits ? choice : option.choices[0]];
  }));
  const start = async () => {
    setBusy(true);
    try {
      const body = { game: game.id, options, seats: named(seats.map((seat) => wire(seat, game))), listed };
      if (name.trim()) body.name = name.trim();
      go(`/table/${(await post("tables", body)).id}`);
    } catch (error) {
      toast(error.message, "error");
      setBusy(false);
    }
  };
  const put = (index, seat) => setSeats(seats.map((one, i) => (i === index ? seat : one)));
  return html`<main class="wrap"><div><h1>${t("lobby-title")}</h1><${GamePick} title=${game.id} setTitle=${setTitle} />
      <section><h2>${t("lobby-seats")}</h2><div class="panel seats">
        ${seats.map((seat, index) => html`<${SeatRow} key=${index} seat=${seat} index=${index} game=${game} change=${(next) => put(index, next)}
          remove=${index > 0 && seats.length > game.seats[0] && (() => setSeats(seats.filter((_, i) => i !== index)))} />`)}
        ${seats.length < game.seats.at(-1) && html`<button class="btn quiet addseat" onClick=${() => setSeats([...seats, { kind: "bot" }])}><${Icon} name="plus" />${t("lobby-add")}</button>`}</div></section>
      ${game.options.length > 0 && words.ready && html`<section><h2>${t("lobby-options")}</h2><div class="panel opts">${game.options.map((option) => html`
        <${OptionRow} key=${option.key} option=${option} words=${words} value=${options[option.key]} seats=${seats.length} change=${(choice) => setChosen({ ...chosen, [option.key]: choice })} />`)}</div></section>`}
      <section><h2>${t("lobby-name")}</h2><input class="tablename" value=${name} maxlength="40" aria-label=${t("lobby-name")} placeholder=${t("lobby-name-hint")} onInput=${(event) => setName(event.target.value)} /></section></div>
    <${Summary} game=${game} seats=${seats} listed=${listed} setListed=${setListed} start=${start} busy=${busy} /></main>`;
}

export function NewTable() {
  const [all, error] = useLoaded(loadGames, []);
  const [picked, setPicked] = useState(place.value.query.get("game"));
  const game = all?.find((one) => one.id === picked) || all?.[0];
  useEffect(() => { document.title = `${t("lobby-title")} · Bactrian`; }, []);
  useEffect(() => { if (game) loadGame(game.id); }, [game?.id]);
  return html`<div class="page lobby"><${PageBar} />
    ${error && html`<p class="notice">${t("trouble", { error: error.message })}</p>`}
    ${game && html`<${Form} key=${game.id} game=${game} setTitle=${setPicked} />`}</div>`;
}
