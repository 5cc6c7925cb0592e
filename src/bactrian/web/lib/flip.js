// Pieces travel: measured before, drawn after, moved from the old place.
import { useLayoutEffect, useRef } from "./html.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Every `[data-flip]` inside a container glides from where it was. */
export function useFlip(ref) {
  const before = useRef(new Map());
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const now = new Map();
    for (const piece of box.querySelectorAll("[data-flip]")) {
      const { left, top } = piece.getBoundingClientRect();
      now.set(piece.dataset.flip, [left, top]);
      const was = before.current.get(piece.dataset.flip);
      if (was && !still.matches) glide(piece, was[0] - left, was[1] - top);
    }
    before.current = now;
  });
}

function glide(piece, dx, dy) {
  const far = Math.hypot(dx, dy);
  if (far < 2 || !piece.animate) return;
  const frames = [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }];
  piece.animate(frames, { duration: far > 200 ? 260 : 180, easing: EASE });
}

/** A figure in a drawing goes from point to point along its way: 180 ms a step, 700 at most. */
export function useTravel(ref, way) {
  const last = way.at(-1);
  useLayoutEffect(() => {
    const piece = ref.current;
    if (!piece || way.length < 2 || still.matches || !piece.animate) return;
    const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    piece.animate(frames, { duration: Math.min(180 * (way.length - 1), 700), easing: "ease-in-out" });
  }, [last.join()]);
}
