// Which page is shown: the path, without reloading.
import { signal } from "./html.js";

const here = () => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const place = signal(here());

/** Go to another page of ours. */
export function go(href, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", href);
  place.value = here();
  if (!location.hash && !replace) scrollTo(0, 0);
}

addEventListener("popstate", () => { place.value = here(); });

// Links of our own are followed without a reload; new tabs and downloads stay the browser's.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
