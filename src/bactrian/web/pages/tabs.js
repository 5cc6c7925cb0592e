// Tabs of the phone: one area at a time; a dot marks those that hold a possible answer.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Icon } from "../parts/icon.js";

const TOUCHED = 3000; // a tab chosen by hand stays for a while

/** How many options point into each tab. */
function answers(board, prompt) {
  const counts = {};
  const tabOf = board.tabOf || (() => board.tabs[0].id);
  for (const option of prompt?.options || []) {
    const where = new Set(option.targets.filter(board.draws).map((target) => tabOf(target, option)).filter(Boolean));
    for (const tab of where) counts[tab] = (counts[tab] || 0) + 1;
  }
  return counts;
}

export function useTabs(board, prompt, main) {
  const [active, setActive] = useState(board.tabs[0].id);
  const touched = useRef(0);
  const counts = answers(board, prompt);
  const best = () => Object.entries(counts).sort((a, b) => b[1] - a[1])[0]?.[0] || board.tabs[0].id;
  useEffect(() => {
    // A new question opens the tab with most answers, unless a tab was just chosen by hand.
    if (prompt && !counts[active] && Date.now() - touched.current > TOUCHED) setActive(best());
  }, [prompt]);
  useEffect(() => bringIntoView(main.current), [prompt, active]);
  return {
    active, counts,
    // Where all choices lie on another tab, looking for them opens it.
    answer() { if (Object.keys(counts).length && !counts[active]) setActive(best()); },
    list: [...board.tabs, { id: "players", icon: "people", label: () => t("tab-players") }],
    open(id) {
      touched.current = Date.now();
      if (id === active) main.current?.querySelector(".area:not([data-off]) .map-scroll")?.classList.toggle("fit");
      setActive(id);
    },
  };
}

/** A map that is larger than the screen moves so that its choices are seen, or else the viewer's own pieces. */
function bringIntoView(main) {
  const box = main?.querySelector(".area:not([data-off]) .map-scroll");
  const all = (what) => [...(box?.querySelectorAll(what) || [])];
  const spots = all(".can").length ? all(".can") : all("[data-mine]");
  if (!spots.length || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)) return;
  const view = box.getBoundingClientRect();
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  const mean = (of) => boxes.reduce((sum, one) => sum + of(one), 0) / boxes.length;
  const x = mean((one) => one.left + one.width / 2) - view.left - view.width / 2;
  const y = mean((one) => one.top + one.height / 2) - view.top - view.height / 2;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollBy({ left: x, top: y, behavior: calm ? "auto" : "smooth" });
}

/** Left and right go from tab to tab. */
function onKey(event, tabs) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = tabs.list.findIndex((tab) => tab.id === tabs.active);
  const next = tabs.list[(at + step + tabs.list.length) % tabs.list.length];
  tabs.open(next.id);
  document.getElementById(`tab-${next.id}`)?.focus();
}

export function Tabs({ tabs }) {
  return html`<div class="tabs" role="tablist" aria-label=${t("aria-tabs")} onKeyDown=${(event) => onKey(event, tabs)}>${tabs.list.map((tab) => html`
    <button key=${tab.id} id="tab-${tab.id}" role="tab" aria-selected=${String(tab.id === tabs.active)} tabindex=${tab.id === tabs.active ? 0 : -1} data-tab-button=${tab.id} onClick=${() => tabs.open(tab.id)}>
      <${Icon} name=${tab.icon} />${tab.label()}
      ${tabs.counts[tab.id] && html`<i class="dot"></i><span class="sr">${t("tab-answers", { n: tabs.counts[tab.id] })}</span>`}</button>`)}</div>`;
}
