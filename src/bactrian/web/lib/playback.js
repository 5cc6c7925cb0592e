// What others do is shown one thing after the other, at a beat that can be followed.
import { batch } from "./html.js";

const BEAT = 420;
const MANY = 8; // more than so many waiting: only the last few are played, the rest is in the log
const FEW = 4;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * A queue of messages in the order they came.  `add(message, slow)` shows a slow one a beat after
 * the last slow one was drawn, however long that took; `now(message)` shows everything that waits, then
 * that message, at once.
 */
export function playback(show) {
  let waiting = [];
  let due = 0;
  let timer = 0;
  let frame = 0;

  function showFirst(count) {
    const some = waiting.slice(0, count);
    batch(() => {
      waiting = waiting.slice(count);
      for (const one of some) show(one.message);
    });
  }

  function go() {
    clearTimeout(timer);
    const { length } = waiting;
    if (!length) return;
    if (still.matches || document.hidden) return flush();
    if (length > MANY) showFirst(length - FEW);
    const rest = waiting[0].slow ? due - performance.now() : 0;
    if (rest <= 0) next();
    else if (rest < Infinity) timer = setTimeout(go, rest);
  }

  function next() {
    if (waiting[0].slow) {
      due = Infinity;
      frame = requestAnimationFrame(drawn);
    }
    showFirst(1);
    go();
  }

  function drawn() {
    due = performance.now() + BEAT;
    go();
  }

  function flush() {
    clearTimeout(timer);
    if (!waiting.length) return;
    showFirst(waiting.length);
    due = performance.now() + BEAT;
  }

  return {
    size: () => waiting.length,
    flush,
    add(message, slow) {
      waiting = [...waiting, { message, slow }];
      go();
    },
    now(message) {
      waiting = [...waiting, { message, slow: false }];
      flush();
    },
    close() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    },
  };
}

/**
 * Whoever presses anything, or comes back to the page, sees where things stand.  `skip` shows it, and
 * says whether nothing could be chosen before: then a press on the board was meant for nothing else.
 */
export function onImpatience(skip) {
  const spent = (event) => skip() && Boolean(event.target.closest?.("[data-target]"));
  const stop = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event) => {
    if (spent(event) && (event.key === "Enter" || event.key === " ")) stop(event);
  };
  const onPointer = (event) => {
    if (!spent(event)) return;
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 700);
  };
  const onSight = () => skip();
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", onPointer, true);
  document.addEventListener("visibilitychange", onSight);
  return () => {
    removeEventListener("keydown", onKey, true);
    removeEventListener("pointerdown", onPointer, true);
    document.removeEventListener("visibilitychange", onSight);
  };
}
