// Samarkand: how its table is drawn.
import { t } from "../../lib/words.js";
import { register } from "../registry.js";
import { Families } from "./families.js";
import { HexMap } from "./map.js";
import { Mini } from "./mini.js";
import { OwnArea, PlayerRow, Quick } from "./own.js";

/** How near both ends of the match are; one step away, a pill stands out. */
function pills(ctx) {
  const { families, turns } = ctx.state;
  const linked = families.filter((family) => family.links > 0).length;
  const most = Math.max(...families.map((family) => family.links));
  const of = ctx.data.link_tiles;
  const title = t("sam-ending", { families: families.length, links: of });
  return [{ icon: "link", text: t("sam-linked", { n: linked, of: families.length }), title, near: linked >= families.length - 2 },
    { text: t("sam-most-links", { n: most, of }), title, near: most >= of - 1, wide: true }, { text: t("expedition-turn", { n: turns }), wide: true }];
}

const TAB = { space: "map", family: "families", card: "hand" };

register("samarkand", {
  grid: "samarkand",
  parts: [
    { id: "map", tab: "map", Part: HexMap },
    { id: "fam", tab: "families", Part: Families },
    { id: "own", tab: "hand", Part: OwnArea },
  ],
  tabs: [
    { id: "map", icon: "map", label: () => t("tab-map") },
    { id: "families", icon: "treasury", label: () => t("sam-families") },
    { id: "hand", icon: "hand", label: () => t("sam-hand") },
  ],
  tabOf: (target) => TAB[target.split(":")[0]],
  draws: (target) => /^(space|family|card):/.test(target),
  alsoButton: (option) => /^(sell|keep) /.test(option.text),
  ownArea: true,
  hidden: (ctx, seat) => (ctx.state.players[seat].hand ? 0 : ctx.state.players[seat].cards),
  pills, Quick, PlayerRow, Mini,
  icons: { dirham: "coin", treasury: "treasury" },
  separators: ["turn-began"],
  trifles: ["drew-hidden", "drew-nothing", "discarded-hidden", "kept", "premium", "link-tiles-taken"],
  telling: ["linked", "token-taken", "hand-shown"],
  icon: "camel",
  blurb: () => t("blurb-samarkand"),
  kinds: () => t("kinds-samarkand"),
  short: () => t("short-samarkand"),
});
