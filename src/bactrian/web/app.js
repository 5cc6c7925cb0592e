// The page: which address shows what.
import { html, render, useEffect, useState } from "./lib/html.js";
import { place } from "./lib/router.js";
import { t, wordsReady } from "./lib/words.js";
import { Toasts } from "./parts/dialogs.js";
import { Front } from "./pages/front.js";
import { NewTable } from "./pages/lobby.js";
import { TablePage } from "./pages/table.js";
import { ReplayPage } from "./pages/replay.js";
import { RulesPage } from "./pages/rules.js";
import "./boards/all.js";

const ROUTES = [
  [/^\/$/, () => html`<${Front} />`],
  [/^\/new$/, () => html`<${NewTable} />`],
  [/^\/table\/([a-zA-Z0-9]+)\/replay$/, (id) => html`<${ReplayPage} key=${id} id=${id} />`],
  [/^\/table\/([a-zA-Z0-9]+)$/, (id) => html`<${TablePage} key=${id} id=${id} />`],
  [/^\/rules(?:\/([a-z]+))?$/, (title) => html`<${RulesPage} title=${title} />`],
];

function pageAt(path) {
  for (const [pattern, show] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return show(...found.slice(1));
  }
  return html`<${Front} notice=${t("unknown-page")} />`;
}

/** Nothing for a moment, so that a quick start does not flicker; then still shapes. */
function Loading() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return slow ? html`<main class="skeleton" aria-busy="true"><i></i><i></i><i></i></main>` : null;
}

function App() {
  if (!wordsReady.value) return html`<${Loading} />`;
  return html`${pageAt(place.value.path)}<${Toasts} />`;
}

render(html`<${App} />`, document.getElementById("app"));
