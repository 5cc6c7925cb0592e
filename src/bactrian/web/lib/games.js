// The games this server has, with their printed boards.
import { signal } from "./html.js";
import { get, getOnce } from "./api.js";
import { spoken } from "./words.js";

export const games = signal(null);

/** The games in the server's order; each with its name in the language in use. */
export async function loadGames() {
  if (!games.value) games.value = await get("games");
  return games.value;
}

/** A name that may be given per language. */
export function nameOf(game) {
  const name = game?.name;
  if (!name || typeof name === "string") return name || game?.id || "";
  return name[spoken.value] || name.en || game.id;
}

export const boardData = (title) => getOnce(`games/${title}/board`);

/** `2–5`, or `2` if it is one number. */
export const range = (list) => (list.length > 1 && list[0] !== list.at(-1) ? `${list[0]}–${list.at(-1)}` : `${list[0]}`);
