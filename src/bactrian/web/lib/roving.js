// One tab stop per board; arrows go to the nearest spot in that direction.
import { useEffect } from "./html.js";

const spotsOf = (box) => [...box.querySelectorAll("[data-target]")];

/** Keeps exactly one spot of a container reachable by Tab, and lets keys walk between them. */
export function useRoving(ref, press, ask) {
  useEffect(() => {
    const box = ref.current;
    if (box) settle(box);
  });
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const onKey = (event) => walk(box, event, press, ask);
    const onFocus = (event) => {
      const spot = event.target.closest("[data-target]");
      if (spot) makeStop(box, spot);
    };
    box.addEventListener("keydown", onKey);
    box.addEventListener("focusin", onFocus);
    return () => {
      box.removeEventListener("keydown", onKey);
      box.removeEventListener("focusin", onFocus);
    };
  }, [press, ask]);
}

function settle(box) {
  const spots = spotsOf(box);
  const stop = spots.find((spot) => spot.contains(document.activeElement))
    || spots.find((spot) => spot.classList.contains("can")) || spots[0];
  if (stop) makeStop(box, stop);
}

function makeStop(box, stop) {
  for (const spot of spotsOf(box)) {
    const index = spot === stop ? "0" : "-1";
    if (spot.getAttribute("tabindex") !== index) spot.setAttribute("tabindex", index);
  }
}

const TOWARDS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function walk(box, event, press, ask) {
  const spot = event.target.closest("[data-target]");
  if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
  const go = (next) => {
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  const spots = spotsOf(box);
  if (event.key in TOWARDS) go(nearest(spot, spots, TOWARDS[event.key]));
  else if (event.key === "Home") go(spots[0]);
  else if (event.key === "End") go(spots.at(-1));
  else if (event.key === "Enter" || event.key === " ") {
    go(null);
    press(spot.dataset.target, spot);
  } else if (event.key === "?") {
    go(null);
    ask(spot.dataset.target, spot);
  }
}

const middle = (spot) => {
  const box = spot.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The spot that lies most nearly in a direction: distance counts, sidestepping counts double. */
function nearest(from, spots, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const [sx, sy] = middle(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 2 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Focus the next (or previous) thing that may be chosen, wherever it is in sight; was there one? */
export function focusChoice(step) {
  const all = [...document.querySelectorAll(".can[data-target], .opts .btn")].filter((one) => one.getClientRects().length);
  if (!all.length) return false;
  const at = all.indexOf(document.activeElement);
  const next = all[(at + step + all.length) % all.length] || all[0];
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
