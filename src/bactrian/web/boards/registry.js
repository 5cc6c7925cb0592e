// Which board draws which game.  A board is one folder that registers itself here.
//
// A board is an object with
//   parts      [{id, tab, Part}]: the areas of the table; `id` names the grid area, `tab` the phone tab
//   tabs       [{id, icon, label()}]: phone tabs in order ("players" is added by the frame)
//   draws      (target) → is this element drawn, so that it can be pointed at?
// and, where it has something to say,
//   alsoButton (option) → shall an option that can be pointed at have a button too?
//   colours    the colours of the seats in their order, for lists and lobby
//   colour     (view, seat) → the seat's colour
//   pills      (ctx) → [{icon, text, title, near}] for the top bar; what is near stands out
//   Quick      the own means, for the first line of the phone's prompt bar
//   PlayerRow  a line of what a player has, for the list of players
//   Mini       a small picture of the board, for front page and lobby
//   icons      {what: icon} of prices
//   scoreIcon  the icon of points
//   separators ids of events that only divide the log
//   trifles    ids of events that are no deed of their own: the summary of what others did skips them
//   telling    ids of events that tell best what a moment was about, for what decided a match
//   deeds      ids of events that tell what somebody did: where much happened, only these are told
//   spare      (target) → not worth a button even where nothing is drawn
//   blurb(), kinds(), icon, short()   for front page and lobby
import { plain } from "./plain/plain.js";

const boards = new Map();

/** A board introduces itself; what it leaves out, the plain board gives. */
export function register(title, board) {
  boards.set(title, { ...plain, ...board });
}

/** The board of a game, or the plain one that shows any view. */
export const boardOf = (title) => boards.get(title) || plain;
