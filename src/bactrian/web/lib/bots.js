// Bots: what they are called, how well they play, and which level this device likes best.
import { kept } from "./store.js";
import { t } from "./words.js";

// Bots are called after travellers; a name is the same in every language.
const TRAVELLERS = ["Donata", "Aisha", "Rustam", "Moreta", "Fantina"];

/** The bots of a table, each with a name of its own. */
export const named = (seats) => seats.map((seat, i) => (seat.kind === "bot" ? { ...seat, name: TRAVELLERS[i % TRAVELLERS.length] } : seat));

const level = kept("level", "");

/** The level for new bots of a game: the one chosen last, if the game still has it. */
export const levelFor = (game) => (game.bots.includes(level.value) ? level.value : game.usual_bot);

/** Remember a level for the next table. */
export function chooseLevel(bot) { level.value = bot; }

const WORDS = () => ({
  easy: [t("bot-easy"), t("bot-easy-note")],
  medium: [t("bot-medium"), t("bot-medium-note")],
  hard: [t("bot-hard"), t("bot-hard-note")],
  expert: [t("bot-expert"), t("bot-expert-note")],
  random: [t("bot-random"), t("bot-random-note")],
});

/** A bot's level for people; a bot we do not know keeps its own name. */
export const botName = (bot) => WORDS()[bot]?.[0] || bot || "";

/** How a bot of that level plays, in one sentence. */
export const botNote = (bot) => WORDS()[bot]?.[1] || "";
