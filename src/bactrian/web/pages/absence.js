// Seats whose people are away, and tables that are open on several screens.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { post } from "../lib/api.js";
import { toast } from "../lib/toasts.js";
import { Icon } from "../parts/icon.js";

/** Who holds the match up and could have a bot play for them: `{seat, name, at}`, at the time it may. */
export function absentee(ctx, sheet) {
  const asked = ctx.view.asked.filter((seat) => seat !== ctx.viewer);
  // Where nobody is seen to be asked, somebody may be asked in secret.
  const seats = sheet.seats.filter((seat) => seat.patience !== null && (!asked.length || asked.includes(seat.seat)));
  if (ctx.prompt || ctx.view.over || !seats.length) return null;
  const [first] = [...seats].sort((a, b) => a.patience - b.patience);
  return { seat: first.seat, name: first.name, at: (sheet.heard || Date.now()) + first.patience * 1000 };
}

/** The seconds until a time, counted down; 0 when it has come. */
function useCountdown(at) {
  const left = () => Math.max(0, Math.ceil((at - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}

/** Ask the server for something about the seats, once at a time. */
function useRequest(table) {
  const [busy, setBusy] = useState(false);
  return [busy, async (what, body) => {
    setBusy(true);
    try {
      table.table.value = { ...await post(`tables/${table.id}/${what}`, body), heard: Date.now() };
    } catch (error) {
      toast(error.message, "error");
    }
    setBusy(false);
  }];
}

/** "Bram is away": when it is time, a button lets a bot play for Bram. */
export function Absent({ table, who }) {
  const seconds = useCountdown(who.at);
  const [busy, ask] = useRequest(table);
  if (seconds > 0) return html`<span class="absent">${t("absent-soon", { name: who.name, time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` })}</span>`;
  return html`<span class="absent wide">${t("absent-now", { name: who.name })}</span>
    <button class="btn" disabled=${busy} onClick=${() => ask("standin", { seat: who.seat })}><${Icon} name="bot" />${t("absent-do", { name: who.name })}</button>`;
}

/** A bot plays for me: one press, and I play again. */
export function TakeBack({ table }) {
  const [busy, ask] = useRequest(table);
  return html`<button class="btn invite" disabled=${busy} onClick=${() => ask("back", {})}><${Icon} name="undo" />${t("standin-back")}</button>`;
}

/** Says it when the same seat is opened on a second screen. */
export function useScreens(sheet) {
  const was = useRef(1);
  useEffect(() => {
    if (sheet.screens > 1 && was.current <= 1) toast(t("screens-note"), "plain", null, 5000);
    was.current = sheet.screens || 1;
  }, [sheet.screens]);
}
