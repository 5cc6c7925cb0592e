// Short notices at the edge of the screen.
import { signal } from "./html.js";

export const toasts = signal([]);
let next = 1;

/** Show a notice; `action` is a button `{label, act}`. */
export function toast(text, kind = "plain", action = null, stay = 6000) {
  const key = next++;
  toasts.value = [...toasts.value.filter((one) => one.text !== text), { key, text, kind, action }];
  if (stay) setTimeout(() => dismiss(key), stay);
  return key;
}

export function dismiss(key) {
  toasts.value = toasts.value.filter((one) => one.key !== key);
}
