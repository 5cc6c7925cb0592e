// Cards: colour, symbol and word in the head, the good as a picture.
import { html, useContext } from "../../lib/html.js";
import { t } from "../../lib/words.js";
import { Play, SpotButton } from "../../parts/spot.js";
import { Icon } from "../../parts/icon.js";
import { GOOD_ICON, Need } from "./need.js";

const SYMBOL = { red: "fam-levant", yellow: "fam-byzant", green: "fam-sindh", blue: "fam-tigris", purple: "fam-sogdia" };

/** Colour and good of a card, from its id. */
export function faceOf(card) {
  const [colour, good] = card.slice("card:".length).split("-");
  return { colour, good };
}

/** The two halves of a card's name: "Silk (red)". */
function wordsOf(name) {
  const found = /^(.*) \((.*)\)$/.exec(name);
  return found ? [found[1], found[2]] : [name, ""];
}

/** A long word may be parted behind its first half: browsers do not know how in every language. */
function parted(title) {
  if (title.length < 12 || title.includes(" ")) return title;
  const at = Math.round(title.length * 0.58);
  return `${title.slice(0, at)}\u00AD${title.slice(at)}`;
}

const Face = ({ card, name }) => {
  const { colour, good } = faceOf(card);
  const [title, word] = wordsOf(name);
  return html`<span class="hd"><${Icon} name=${SYMBOL[colour]} /><small>${word}</small></span>${" "}
    <span class="art"><${Icon} name=${GOOD_ICON[good]} /></span><span class="nm ${title.length > 9 ? "long" : ""}">${parted(title)}</span>`;
};

/** A card that can be pointed at, as `target`. */
export function Card({ card, target = card, state = "", flip }) {
  const ctx = useContext(Play);
  const { colour } = faceOf(card);
  const name = ctx.name(card);
  const spoken = wordsOf(name).reverse().join(" ").trim(); // as it stands on the card
  const label = state === "chosen" ? t("expedition-laid", { card: spoken }) : spoken;
  return html`<${SpotButton} ctx=${ctx} spot=${[target, label, `pc ${state}`]} data-flip=${flip}
    style=${{ "--c": `var(--card-${colour})`, "--cf": `var(--card-${colour}-fg)` }}><${Face} card=${card} name=${name} /></${SpotButton}>`;
}

function Pile({ ctx }) {
  const label = t("expedition-pile", { n: ctx.state.pile });
  return html`<${SpotButton} ctx=${ctx} spot=${["pile", label, "pc back"]}><${Icon} name="camel" /><span class="count">${ctx.state.pile}</span></${SpotButton}>`;
}

const LEGEND = [["any_good", 1], ["equal_goods", 3], ["each_good", 4], ["leaders", 2], ["same_colour", 3], ["each_colour", 5]];

const Legend = ({ ctx }) => html`<div class="leg">${LEGEND.map(([kind, count]) => html`<div key=${kind}>
  <svg viewBox="0 0 44 34" aria-hidden="true"><${Need} kind=${kind} count=${count} x=${22} y=${17} size=${40} line="var(--paper-raised)" /></svg>
  <span>${ctx.name(`need:${kind}-${count}`)}</span></div>`)}</div>`;

/** The open display, the pile, and what the drawings on the track mean. */
export function Display() {
  const ctx = useContext(Play);
  return html`<div class="panel disp"><header><h2>${t("expedition-display")}</h2><span class="muted">${t("expedition-display-note")}</span></header>
    <div class="g">${ctx.state.display.map((card, slot) => (card
      ? html`<${Card} key="slot${slot}" card=${card} target=${`slot:${slot + 1}`} />`
      : html`<${SpotButton} key="slot${slot}" ctx=${ctx} spot=${[`slot:${slot + 1}`, t("expedition-slot-empty"), "pc empty"]}></${SpotButton}>`))}
      <${Pile} ctx=${ctx} /></div>
    <${Legend} ctx=${ctx} /></div>`;
}
