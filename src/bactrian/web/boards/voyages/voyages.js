// The Voyages of Marco Polo: how its table is drawn.
import { t } from "../../lib/words.js";
import { register } from "../registry.js";
import { Actions } from "./actions.js";
import { Mini, WorldMap } from "./map.js";
import { OwnArea, PlayerRow, Quick } from "./own.js";
import { CityCards } from "./tiles.js";

const TAB = { space: "actions", content: "actions", place: "map", card: "cards", bonus: "me", resource: "me", character: "me", objective: "me" };

const DEEDS = ["character-taken", "placed", "contract-completed", "post-placed", "black-die-taken"];

/** Contracts lie among the actions, or among the own things: completing and dropping is done there. */
function tabOf(target, option) {
  const kind = target.split(":")[0];
  if (kind === "contract") return option?.text.startsWith("pick") ? "actions" : "me";
  return TAB[kind] || null;
}

register("voyages", {
  grid: "voyages",
  parts: [
    { id: "act", tab: "actions", Part: Actions },
    { id: "map", tab: "map", Part: WorldMap },
    { id: "cards", tab: "cards", Part: CityCards },
    { id: "own", tab: "me", Part: OwnArea },
  ],
  tabs: [
    { id: "actions", icon: "board", label: () => t("voy-actions") },
    { id: "map", icon: "map", label: () => t("tab-map") },
    { id: "cards", icon: "city-card", label: () => t("voy-cards") },
    { id: "me", icon: "figure", label: () => t("voy-mine") },
  ],
  tabOf,
  draws: (target) => /^(space|content|place|card|contract|die|bonus|resource|character|objective):/.test(target),
  ownArea: true,
  pills: (ctx) => [{ icon: "hourglass", text: ctx.state.round ? t("voy-round", { n: ctx.state.round, of: ctx.state.rounds }) : t("voy-setup") }],
  hidden: (ctx, seat) => (ctx.state.players[seat].objectives_kept ? 0 : ctx.state.players[seat].objectives),
  Quick, PlayerRow, Mini,
  icons: { coin: "coin", camel: "camel", pepper: "pepper", silk: "silk", gold: "gold", vp: "vp", die: "die-any" },
  separators: ["turn-began", "round-began"],
  deeds: DEEDS,
  telling: DEEDS,
  icon: "die-5",
  blurb: () => t("blurb-voyages"),
  kinds: () => t("kinds-voyages"),
  short: () => t("short-voyages"),
});
