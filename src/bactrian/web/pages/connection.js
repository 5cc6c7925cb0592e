// The connection lost and regained.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { toast } from "../lib/toasts.js";

const PATIENCE = 20000;

export function Connection({ table }) {
  const state = table.connection.value;
  const lost = useRef(false);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (state === "lost") lost.current = true;
    if (state === "open" && lost.current) {
      lost.current = false;
      toast(t("toast-back"), "good", null, 2500);
    }
    if (state === "open") return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  if (state !== "lost") return null;
  return html`<div class="toasts offline" role="status"><div class="toast"><span>${t("toast-connecting")}</span>
    ${long && html`<button class="btn" onClick=${table.retry}>${t("toast-try")}</button>`}</div></div>`;
}
