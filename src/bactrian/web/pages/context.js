// What a board is given: the view, the names, and what may be pointed at.  It computes no rule.
import { useLayoutEffect, useState } from "../lib/html.js";
import { speaker } from "../lib/words.js";

const NOTHING = [];

/** Options by the element they point at. */
export function pointers(prompt) {
  const found = new Map();
  for (const option of prompt?.options || []) {
    for (const target of option.targets) {
      if (!found.has(target)) found.set(target, []);
      found.get(target).push(option);
    }
  }
  return found;
}

/**
 * The context of a board.  `frame` holds viewer, view, touched and marked; `prompt` is null where nothing
 * may be chosen; `best` is the option of a hint; `deeds` are play(option), choose(target, element,
 * options), ask(target, element).
 */
export function contextOf({ title, board, data, frame, prompt, best = null, table, deeds }) {
  const seats = table?.seats || [];
  const words = speaker(title, seats.map((seat) => seat.name));
  const by = pointers(prompt);
  const can = (target) => by.get(target) || NOTHING;
  const asides = (target) => (frame.asides || NOTHING).filter((option) => option.targets.includes(target));
  return {
    title, data, words, prompt, seats, board,
    view: frame.view,
    state: frame.view.table,
    viewer: frame.viewer,
    touched: frame.touched || new Set(),
    marked: frame.marked || frame.touched || new Set(),
    best: best?.code ?? null,
    advised: new Set(best?.targets),
    name: words.name,
    say: words.say,
    price: words.price,
    colour: (seat) => board.colour(frame.view, seat),
    can,
    asides,
    press(target, element) {
      const options = can(target);
      if (options.length === 1) deeds.play(options[0]);
      else if (options.length) deeds.choose(target, element, options);
      else if (asides(target).length) deeds.choose(target, element, asides(target));
      else deeds.ask(target, element);
    },
    ask: deeds.ask,
  };
}

/** The options that need a button: those that point at nothing drawn, and those the board wants. */
export function buttonsOf(prompt, board, missing) {
  return (prompt?.options || []).filter((option) => missing.has(option.code)
    || !option.targets.some(board.draws) || board.alsoButton(option));
}

const NONE = new Set();

/** Options that a board should have drawn but has not: nobody may get stuck for want of a picture. */
export function useMissing(prompt, board, main) {
  const [missing, setMissing] = useState(NONE);
  useLayoutEffect(() => {
    const shown = new Set([...(main.current?.querySelectorAll("[data-target]") || [])].map((spot) => spot.dataset.target));
    const lost = (prompt?.options || []).filter((option) => option.targets.some(board.draws) && !option.targets.some((target) => shown.has(target)));
    const codes = lost.map((option) => option.code);
    if (codes.join() !== [...missing].join()) setMissing(new Set(codes));
  }, [prompt]);
  return missing;
}

export const NO_DEEDS = { play() {}, choose() {}, ask() {} };
