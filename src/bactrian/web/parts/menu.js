// Menus of the top bar: language, theme, sound, keys.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { t, LANGUAGES } from "../lib/words.js";
import { keysOn, language, notify, soundOn, theme, volume } from "../lib/store.js";
import { play } from "../lib/sound.js";
import { Icon } from "./icon.js";

/** A button that opens a small panel; Escape and a press outside close it. */
export function Menu({ icon, label, text, class: extra = "", children }) {
  const [open, setOpen] = useState(false);
  const ref = useRef(null);
  const button = useRef(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event) => { if (!ref.current?.contains(event.target)) setOpen(false); };
    const onKey = (event) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("pointerdown", onPress);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", onPress);
      removeEventListener("keydown", onKey);
    };
  }, [open]);
  return html`<div class="menu ${extra}" ref=${ref}>
    <button ref=${button} class="btn ${text ? "quiet" : ""}" aria-label=${label} title=${label} aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>
      <${Icon} name=${icon} />${text && html`<span>${text}</span>`}</button>
    ${open && html`<div class="sheet panel">${typeof children === "function" ? children(() => setOpen(false)) : children}</div>`}
  </div>`;
}

/** Which language; the place is kept, since nothing reloads. */
export function Languages() {
  return html`<fieldset class="pickone"><legend class="caps">${t("menu-language")}</legend>
    ${LANGUAGES.map(([tag, name]) => html`<button key=${tag} class="btn ${language.value === tag ? "primary" : ""}" lang=${tag}
      aria-pressed=${String(language.value === tag)} onClick=${() => { language.value = tag; }}>${name}</button>`)}</fieldset>`;
}

function Themes() {
  const names = { system: t("theme-system"), light: t("theme-light"), dark: t("theme-dark") };
  return html`<fieldset class="pickone"><legend class="caps">${t("menu-theme")}</legend>
    ${Object.entries(names).map(([key, name]) => html`<button key=${key} class="btn ${theme.value === key ? "primary" : ""}"
      aria-pressed=${String(theme.value === key)} onClick=${() => { theme.value = key; }}>${name}</button>`)}</fieldset>`;
}

/** A switch with its words. */
export function Switch({ on, label, note, change, disabled = false }) {
  return html`<button class="opt" role="switch" aria-checked=${String(on)} disabled=${disabled} onClick=${() => change(!on)}>
    <span class="sw ${on ? "on" : ""}"></span><span><b>${label}</b>${note && html`<small>${note}</small>`}</span></button>`;
}

async function allowNotices(on) {
  if (!on || !("Notification" in window)) {
    notify.value = false;
    return;
  }
  notify.value = (await Notification.requestPermission()) === "granted";
}

/** All settings of this device. */
export function Settings({ help }) {
  return html`<${Languages} /><${Themes} />
    <${Switch} on=${soundOn.value} label=${t("menu-sound")} change=${(on) => { soundOn.value = on; play("turn"); }} />
    ${soundOn.value && html`<label class="range">${t("menu-volume")}
      <input type="range" min="0" max="1" step="0.1" value=${volume.value} onInput=${(event) => { volume.value = Number(event.target.value); play("place"); }} /></label>`}
    <${Switch} on=${notify.value} label=${t("menu-notify")} change=${allowNotices} />
    <${Switch} on=${keysOn.value} label=${t("menu-keys")} change=${(on) => { keysOn.value = on; }} />
    ${help && html`<button class="btn" onClick=${help}>${t("menu-help")}</button>`}`;
}
