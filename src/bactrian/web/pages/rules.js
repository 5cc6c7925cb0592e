// The rules, each number an address of its own: /rules/expedition#E5.2
import { html, useEffect, useMemo } from "../lib/html.js";
import { t } from "../lib/words.js";
import { getOnce } from "../lib/api.js";
import { contents, markdown } from "../lib/markdown.js";
import { games, loadGames, nameOf } from "../lib/games.js";
import { place } from "../lib/router.js";
import { useLoaded } from "../lib/use.js";
import { PageBar } from "../parts/topbar.js";
import { boardOf } from "../boards/registry.js";
import { Icon } from "../parts/icon.js";

function Shelf({ title }) {
  return html`<nav class="shelf" aria-label=${t("rules-games")}>${(games.value || []).map((game) => html`
    <a key=${game.id} class="btn ${game.id === title ? "primary" : ""}" href="/rules/${game.id}"><${Icon} name=${boardOf(game.id).icon} />${nameOf(game)}</a>`)}</nav>`;
}

function useAnchor(ready) {
  const { hash } = place.value;
  useEffect(() => {
    if (!ready || !hash) return;
    for (const old of document.querySelectorAll(".rules .here")) old.classList.remove("here");
    const rule = document.getElementById(decodeURIComponent(hash));
    if (!rule) return;
    rule.classList.add("here");
    rule.scrollIntoView({ block: "center" });
  }, [ready, hash]);
}

function Document({ source }) {
  const blocks = useMemo(() => markdown(source), [source]);
  const list = useMemo(() => contents(source), [source]);
  useAnchor(true);
  return html`<div class="rulebook"><nav class="toc" aria-label=${t("rules-contents")}><ol>${list.filter((item) => item.anchor).map((item) => html`
    <li key=${item.text}><a href="#${item.anchor}">${item.text}</a></li>`)}</ol></nav><article>${blocks}</article></div>`;
}

export function RulesPage({ title }) {
  const [all] = useLoaded(loadGames, []);
  const chosen = title || all?.[0]?.id;
  const [source, error] = useLoaded(() => (chosen ? getOnce(`games/${chosen}/rules`) : Promise.resolve(null)), [chosen]);
  const game = all?.find((one) => one.id === chosen);
  useEffect(() => { document.title = `${t("rules-title")} · ${game ? nameOf(game) : "Bactrian"}`; });
  return html`<div class="page rules"><${PageBar} title=${t("rules-title")} />
    <main><${Shelf} title=${chosen} />
      ${error && html`<p class="notice">${t("trouble", { error: error.message })}</p>`}
      ${source && html`<${Document} key=${chosen} source=${source} />`}</main></div>`;
}
