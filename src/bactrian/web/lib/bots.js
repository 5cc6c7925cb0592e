// What bots are called.
import { t } from "./words.js";

// Bots are called after travellers; a name is the same in every language.
const TRAVELLERS = ["Donata", "Aisha", "Rustam", "Moreta", "Fantina"];

/** The bots of a table, each with a name of its own. */
export const named = (seats) => seats.map((seat, i) => (seat.kind === "bot" ? { ...seat, name: TRAVELLERS[i % TRAVELLERS.length] } : seat));

/** A bot's name for people; a bot we do not know keeps its own. */
export function botName(bot) {
  const names = { random: t("bot-random"), greedy: t("bot-greedy"), sage: t("bot-sage") };
  return names[bot] || bot || "";
}
