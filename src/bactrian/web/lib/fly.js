// What somebody gains flies to its counter; what is laid down comes from whose it was.
import { useLayoutEffect, useRef } from "./html.js";

const MOST = 5;
const APART = 40;
const FLIGHT = 360;
const CROWD = 6; // more new pieces than so many at once were not laid down one by one
const EASE = "cubic-bezier(.2,.8,.2,1)";

const still = matchMedia("(prefers-reduced-motion: reduce)");

const seen = (element) => element.getClientRects().length > 0;

const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Let a copy of something fly between two points of the screen; it can never be pressed. */
function fly(copy, from, to, delay) {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.setAttribute("aria-hidden", "true");
  flyer.append(copy);
  document.body.append(flyer);
  const frames = [from, to].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }));
  const flight = flyer.animate(frames, { duration: FLIGHT, delay, easing: EASE, fill: "both" });
  flight.onfinish = () => flyer.remove();
  flight.oncancel = () => flyer.remove();
  return flight;
}

/** The first counter of each name that can be seen: name → [element, number]. */
function countersOf(box) {
  const found = new Map();
  for (const counter of box.querySelectorAll("[data-count]")) {
    if (!found.has(counter.dataset.count) && seen(counter)) found.set(counter.dataset.count, [counter, Number(counter.dataset.n)]);
  }
  return found;
}

/** Where gains come from: what the last answer touched, if it is in sight. */
const sourceOf = (box) => [...box.querySelectorAll("[data-touched]")].find(seen);

function gain(counter, count, source) {
  const icon = counter.querySelector(".icon");
  const bump = (delay) => (icon || counter).animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 260, delay });
  if (!icon || !source || source.contains(counter)) return bump(0);
  const number = Math.min(count, MOST);
  for (let i = 0; i < number; i += 1) {
    const copy = icon.cloneNode(true);
    const style = getComputedStyle(icon);
    copy.style.color = style.color;
    copy.style.setProperty("--icon-line", style.getPropertyValue("--icon-line"));
    fly(copy, middle(source), middle(icon), i * APART);
  }
  return bump(FLIGHT + (number - 1) * APART - 60);
}

/**
 * Every `[data-count]` of a container with a larger `data-n` than before gets it in flying icons, and
 * every new `[data-arrive]` that is no part of a drawing comes from `[data-home]`, its owner's place.
 */
export function useFlights(ref) {
  const before = useRef(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const was = before.current;
    const counters = countersOf(box);
    const pieces = new Map([...box.querySelectorAll("[data-arrive]")].map((piece) => [piece.dataset.arrive, piece]));
    before.current = { pieces, counts: new Map([...counters].map(([name, [, n]]) => [name, n])) };
    if (!was || still.matches || !box.animate) return;
    for (const [name, [counter, n]] of counters) {
      if (n > was.counts.get(name)) gain(counter, n - was.counts.get(name), sourceOf(box));
    }
    const fresh = [...pieces].filter(([name]) => !was.pieces.has(name)).map(([, piece]) => piece);
    if (fresh.length <= CROWD) fresh.forEach((piece, i) => arrive(box, piece, i * APART));
  });
}

function arrive(box, piece, delay) {
  const home = [...box.querySelectorAll(`[data-home="${piece.dataset.giver}"]`)].find(seen);
  if (!home || !seen(piece)) return;
  if (piece.ownerSVGElement) {
    slide(piece, home);
    return;
  }
  fly(piece.cloneNode(true), middle(home), middle(piece), delay);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
}

/** A piece of a drawing glides in from the side its owner's place is on. */
function slide(piece, home) {
  const [x, y] = middle(piece);
  const [fromX, fromY] = middle(home);
  const scale = piece.ownerSVGElement.getScreenCTM().a;
  const start = `${(fromX - x) / scale}px ${(fromY - y) / scale}px`;
  piece.animate([{ translate: start }, { translate: "0 0" }], { duration: FLIGHT, easing: EASE });
}
