// What this device remembers between visits: language, theme, sound, keys.
import { signal, effect } from "./html.js";

const PREFIX = "bactrian.";

function read(key, fallback) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // storage may be forbidden; the page works without it
  }
}

/** A signal that is kept on this device. */
export function kept(key, fallback) {
  const value = signal(read(key, fallback));
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch { /* storage may be forbidden */ }
  });
  return value;
}

const LANGUAGES = ["en", "de", "nl"];
const spoken = (navigator.languages || []).map((tag) => tag.slice(0, 2));

export const language = kept("language", spoken.find((tag) => LANGUAGES.includes(tag)) || "en");
export const theme = kept("theme", "system"); // system, light or dark
export const soundOn = kept("sound", false);
export const volume = kept("volume", 0.6);
export const keysOn = kept("keys", true);
export const notify = kept("notify", false);

effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});
