// Marco Polo Expedition: how its table is drawn.
import { html, useContext } from "../../lib/html.js";
import { narrow } from "../../lib/narrow.js";
import { t } from "../../lib/words.js";
import { Play } from "../../parts/spot.js";
import { Icon, SeatMark } from "../../parts/icon.js";
import { register } from "../registry.js";
import { Display } from "./cards.js";
import { Mini } from "./mini.js";
import { OwnArea, Prospect, Quick } from "./own.js";
import { Track } from "./track.js";

const colour = (view, seat) => view.table.figures.find((figure) => figure.seat === seat)?.colour;

/** Cards in hand and where the figures stand. */
function PlayerRow({ seat }) {
  const ctx = useContext(Play);
  const figures = ctx.state.figures.filter((figure) => figure.seat === seat);
  return html`<div class="row"><span class="rs" data-count="${seat}/card" data-n=${ctx.state.players[seat].cards} title=${t("expedition-cards", { n: ctx.state.players[seat].cards })}>${ctx.state.players[seat].cards}<${Icon} name="hand" /></span>
    ${figures.map((figure) => html`<span class="standing" key=${figure.id}>${figures.length > 1 && html`<${SeatMark} colour=${figure.colour} class="small" />`}${ctx.name(figure.space)}</span>`)}<${Prospect} ctx=${ctx} seat=${seat} /></div>`;
}

function pills(ctx) {
  const stage = ctx.state.interim_done ? 2 : 1;
  const gold = narrow.value && ctx.viewer >= 0 ? [{ icon: "chest-1", text: `${ctx.state.players[ctx.viewer].gold} ${t("expedition-gold")}` }] : [];
  return [...gold, { icon: "step", text: t("expedition-stage", { n: stage }), wide: gold.length > 0 }, { text: t("expedition-turn", { n: ctx.state.turns }), wide: true }];
}

/** What an element is called that has no name of its own. */
function titleOf(ctx, target) {
  const [kind, rest] = target.split(":");
  if (kind === "pile") return t("expedition-pile-name");
  if (kind !== "slot") return null;
  const card = ctx.state.display[Number(rest) - 1];
  return card ? ctx.name(card) : t("expedition-slot-empty");
}

register("expedition", {
  grid: "expedition",
  parts: [
    { id: "map", tab: "map", Part: Track },
    { id: "disp", tab: "cards", Part: Display },
    { id: "own", tab: null, Part: OwnArea },
  ],
  tabs: [
    { id: "map", icon: "map", label: () => t("tab-track") },
    { id: "cards", icon: "pile", label: () => t("expedition-display") },
  ],
  tabOf: (target) => (/^(slot|pile)/.test(target) ? "cards" : /^(space|figure)/.test(target) ? "map" : null),
  draws: (target) => /^(card|space|figure|slot):|^pile$/.test(target),
  alsoButton: (option) => option.text.startsWith("ballast"),
  ownArea: true,
  colours: ["red", "blue", "green", "orange", "white"],
  colour, pills, titleOf, Quick, PlayerRow, Mini,
  icons: { card: "goods-card", gold: "chest-1" },
  scoreIcon: "chest-1",
  separators: ["turn-began"],
  icon: "hand",
  blurb: () => t("blurb-expedition"),
  kinds: () => t("kinds-expedition"),
  short: () => t("short-expedition"),
});
