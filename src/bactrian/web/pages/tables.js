// A table as a row of a list.
import { html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { games, nameOf } from "../lib/games.js";
import { boardOf } from "../boards/registry.js";
import { Icon, SeatMark } from "../parts/icon.js";

function State({ table }) {
  if (table.state === "gathering") return html`<span class="wait">${t("row-gathering", { n: table.seats.filter((seat) => seat.kind === "open").length })}</span>`;
  if (table.state === "over") return html`<span class="wait">${t("row-over")}</span>`;
  if (table.waits_for_me) return html`<span class="turn"><${Icon} name="hourglass" />${t("row-mine")}</span>`;
  const names = table.turn.map((seat) => table.seats[seat]?.name).join(", ");
  return html`<span class="wait">${t("row-theirs", { name: names })}</span>`;
}

const doing = (table) => {
  if (table.waits_for_me) return t("row-continue");
  if (table.state === "over") return t("row-see");
  const seated = table.seats.some((seat) => seat.mine);
  return table.state === "gathering" && !seated ? t("row-join") : t("row-look");
};

export function TableRow({ table }) {
  const game = (games.value || []).find((one) => one.id === table.game);
  const name = nameOf(game) || table.game;
  return html`<div class="tb"><${Icon} name=${boardOf(table.game).icon} class="gi" />
    <span><b>${table.name || name}</b><br /><span class="muted">${table.name ? name : t("row-seats", { n: table.seats.length })}</span></span>
    <span class="who">${table.seats.map((seat) => html`<${SeatMark} key=${seat.seat} colour=${boardOf(table.game).colours[seat.seat]} class=${seat.kind === "open" ? "open" : ""} />`)}
      <span>${table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => seat.name).join(", ")}</span></span>
    <span class="state"><${State} table=${table} /></span>
    <a class="btn ${table.waits_for_me ? "invite" : ""}" href="/table/${table.id}" aria-label=${t("row-open", { what: doing(table), name: table.name || name })}>${doing(table)}</a></div>`;
}
