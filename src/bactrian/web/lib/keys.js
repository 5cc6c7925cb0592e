// Keys that work everywhere at a table.
import { useEffect } from "./html.js";
import { keysOn } from "./store.js";

/** Listen for single keys outside text fields; `deeds` maps a key to what it does. */
export function useKeys(deeds) {
  useEffect(() => {
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== "Escape" && (typing || !keysOn.value)) return;
      if (event.key === " " && event.target.closest("button, a, summary")) return; // it presses that
      const deed = /^[1-9]$/.test(event.key) && deeds.digit ? () => deeds.digit(Number(event.key)) : deeds[event.key];
      if (!deed) return;
      if (event.key !== "Escape") event.preventDefault();
      deed();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
