// Telling people who do not look: live regions, the tab's title, notices.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { notify } from "../lib/store.js";
import { seatOf } from "../lib/table.js";

/** Live regions: the question, what others did, hints, refusals. */
export function Announcer({ ctx, question, events, why, hint }) {
  const [news, setNews] = useState("");
  const told = useRef(events.length);
  useEffect(() => {
    const fresh = events.slice(told.current).filter((event) => seatOf(event.message) !== ctx.viewer);
    told.current = events.length;
    if (!fresh.length) return;
    const some = fresh.slice(0, 3).map((event) => ctx.say(event.message)).join(" ");
    setNews(fresh.length > 3 ? t("live-more", { told: some, n: fresh.length - 3 }) : some);
  }, [events.length]);
  const choices = ctx.prompt?.options.length || 0;
  return html`
    <div class="sr" role="status" aria-live="polite">${ctx.prompt ? t("live-question", { question, n: choices }) : question}</div>
    <div class="sr" aria-live="polite">${news}</div>
    <div class="sr" aria-live="polite">${hint}</div>
    <div class="sr" aria-live="assertive">${why ? t("live-why", { reason: ctx.say(why.reason), rule: why.reason.rule || "–" }) : ""}</div>`;
}

/** Whose turn it is, in the tab's title. */
export function useTitle(ctx, game) {
  const mine = Boolean(ctx.prompt);
  const who = ctx.view.asked.map((seat) => ctx.name(`seat:${seat}`)).join(", ");
  useEffect(() => {
    const state = ctx.view.over ? t("title-over") : mine ? t("title-mine") : t("title-theirs", { name: who });
    document.title = `${state} · ${game.name}`;
  });
}

/** A notice of the system when it becomes my turn while I look elsewhere. */
export function useNotice(ctx) {
  const mine = Boolean(ctx.prompt);
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current && document.hidden && notify.value && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("title-mine"), { body: ctx.say(ctx.prompt.question), tag: "bactrian" });
    }
    was.current = mine;
  }, [mine]);
}
