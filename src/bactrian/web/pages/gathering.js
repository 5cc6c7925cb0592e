// A table that still waits for people.
import { html, useEffect, useState } from "../lib/html.js";
import { botName, chooseLevel, levelFor } from "../lib/bots.js";
import { t } from "../lib/words.js";
import { post } from "../lib/api.js";
import { go, place } from "../lib/router.js";
import { toast } from "../lib/toasts.js";
import { boardOf } from "../boards/registry.js";
import { Icon, SeatMark } from "../parts/icon.js";
import { Levels } from "../parts/levels.js";
import { Picture } from "../parts/picture.js";
import { PageBar } from "../parts/topbar.js";

function Invitation({ link }) {
  const [copied, setCopied] = useState(false);
  const url = new URL(link, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast(t("gather-copy-by-hand"), "plain");
    }
  };
  return html`<div class="link"><${Icon} name="share" /><input readonly value=${url} aria-label=${t("gather-link")} onFocus=${(event) => event.target.select()} />
    <button class="btn" onClick=${copy}>${copied ? t("gather-copied") : t("gather-copy")}</button></div>`;
}

function seatText(seat) {
  if (seat.kind === "open") return [t("seat-open-title"), t("gather-waiting")];
  if (seat.kind === "bot") return [seat.name, t("player-bot", { bot: botName(seat.bot) })];
  return [seat.name, seat.mine ? t("player-you") : seat.online ? t("player-online") : t("player-away")];
}

export function Gathering({ table, sheet, game }) {
  const token = place.value.query.get("invite");
  const seated = sheet.seats.some((seat) => seat.mine);
  const [busy, setBusy] = useState(false);
  useEffect(() => { document.title = `${t("gather-title")} · ${game.name}`; });
  const ask = async (what, body = {}) => {
    setBusy(true);
    try {
      const answer = await post(`tables/${sheet.id}/${what}`, body);
      if (what === "leave") return go("/");
      table.table.value = answer;
      if (what === "join") table.rejoin();
    } catch (error) {
      toast(error.message, "error");
    }
    return setBusy(false);
  };
  const join = (seat) => ask("join", { ...(token ? { token } : {}), ...(seat === undefined ? {} : { seat }) });
  return html`<div class="page lobby gathering"><${PageBar} title=${game.name} />
    <main class="wrap"><div><h1>${sheet.name || t("gather-title")}</h1>
      <section><h2>${t("lobby-seats")}</h2><div class="panel seats">${sheet.seats.map((seat) => {
        const [name, note] = seatText(seat);
        return html`<div class="st" key=${seat.seat}><${SeatMark} colour=${boardOf(game.id).colours[seat.seat]} class=${seat.kind === "open" ? "open" : ""} /><span><b>${name}</b><span class="muted">${note}</span></span>
          <span class="hide"></span><span>${seat.kind === "open" && !seated && html`<button class="btn invite" disabled=${busy} onClick=${() => join(seat.seat)}>${t("gather-join")}</button>`}</span></div>`;
      })}</div></section></div>
      <aside><div class="panel"><${Picture} title=${game.id} /><div class="sum"><h2>${game.name}</h2>
        ${sheet.invite && html`<p class="muted">${t("gather-invite")}</p><${Invitation} link=${sheet.invite} />`}
        ${seated && html`<${Levels} bots=${game.bots} value=${levelFor(game)} change=${chooseLevel} />
          <div class="go"><button class="btn primary big" disabled=${busy} onClick=${() => ask("bots", { bot: levelFor(game) })}><${Icon} name="bot" />${t("gather-bots")}</button></div>
          <button class="btn quiet" disabled=${busy} onClick=${() => ask("leave")}>${t("gather-leave")}</button>`}
        ${!seated && html`<p class="muted">${t("gather-guest")}</p>`}</div></div></aside></main></div>`;
}
