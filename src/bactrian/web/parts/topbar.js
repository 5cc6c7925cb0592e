// The bar at the top of every page.
import { html, useEffect, useState } from "../lib/html.js";
import { language } from "../lib/store.js";
import { t } from "../lib/words.js";
import { get, post } from "../lib/api.js";
import { signal } from "../lib/html.js";
import { toast } from "../lib/toasts.js";
import { Icon } from "./icon.js";
import { Menu, Settings } from "./menu.js";

export const me = signal(null);

/** Who we are; asked once. */
export async function loadMe() {
  if (!me.value) me.value = await get("me");
}

export const Brand = () => html`<a class="brand" href="/" aria-label=${t("brand-home")}><${Icon} name="camel" /><span class="brandname">Bactrian</span></a>`;

/** My name, to be changed in place. */
export function NameMenu() {
  const [name, setName] = useState("");
  useEffect(() => { loadMe().catch((error) => toast(error.message, "error")); }, []);
  useEffect(() => { if (me.value) setName(me.value.name); }, [me.value]);
  const save = async (event, close) => {
    event.preventDefault();
    try {
      me.value = await post("me", { name: name.trim() });
      close();
    } catch (error) {
      toast(error.message, "error");
    }
  };
  return html`<${Menu} icon="person" label=${t("me-label", { name: me.value?.name || "" })} text=${me.value?.name || "…"} class="me">
    ${(close) => html`<form class="mename" onSubmit=${(event) => save(event, close)}>
      <label>${t("me-name")}<input value=${name} maxlength="24" required onInput=${(event) => setName(event.target.value)} /></label>
      <button class="btn primary">${t("me-save")}</button></form>`}
  </${Menu}>`;
}

/** The bar of pages that are not a table. */
export function PageBar({ title }) {
  const names = { en: "English", de: "Deutsch", nl: "Nederlands" };
  return html`<header class="bar"><${Brand} />${title && html`<span class="sep"></span><span class="game">${title}</span>`}
    <nav aria-label=${t("aria-site")}>
      <${Menu} icon="language" label="${names[language.value]}, ${t("menu-settings")}" text=${names[language.value]}><${Settings} /></${Menu}>
      <${NameMenu} /></nav></header>`;
}

/** The bar of a table: game, pills, tools. */
export function TableBar({ title, short, pills, children }) {
  return html`<header class="top"><${Brand} /><span class="sep"></span>
    <h1 class="game"><span class="wide">${title}</span><span class="narrow">${short}</span></h1>
    ${pills.map((pill, i) => html`<span class="pill ${pill.wide ? "wide" : ""} ${pill.near ? "near" : ""}" title=${pill.title} key=${i}>${pill.icon && html`<${Icon} name=${pill.icon} />`}${pill.text}</span>`)}
    <nav aria-label=${t("aria-tools")}>${children}</nav></header>`;
}
