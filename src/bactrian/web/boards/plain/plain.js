// A board for games that have none: shows any view readably, and every option as a button.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play } from "../../parts/spot.js";
import { TreeValue } from "./tree.js";

const COLOURS = ["blue", "yellow", "green", "red", "orange", "white"];

function Everything() {
  const ctx = useContext(Play);
  return html`<div class="panel plain-board"><h2>${t("plain-title")}</h2>
    <${TreeValue} value=${ctx.state} ctx=${ctx} /></div>`;
}

export const plain = {
  parts: [{ id: "map", tab: "map", Part: Everything }],
  tabs: [{ id: "map", icon: "board", label: () => t("tab-table") }],
  draws: () => false,
  alsoButton: () => false,
  colours: COLOURS,
  colour: (view, seat) => COLOURS[seat % COLOURS.length],
  pills: () => [],
  Quick: null,
  PlayerRow: null,
  Mini: null,
  icons: {},
  scoreIcon: "vp",
  deeds: [],
  separators: [],
  trifles: [],
  telling: [],
  icon: "board",
  blurb: () => "",
  kinds: () => "",
  short: null,
};
