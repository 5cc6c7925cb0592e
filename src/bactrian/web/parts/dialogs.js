// Things that come over the table: curtain, keys, chat, toasts.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { dismiss, toasts } from "../lib/toasts.js";
import { Icon, SeatMark } from "./icon.js";

/** Covers the screen until the next person sits before it. */
export function Curtain({ ctx, uncover }) {
  const ref = useRef(null);
  useEffect(() => ref.current?.focus(), []);
  const name = ctx.name(`seat:${ctx.viewer}`);
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${t("curtain-title", { name })}>
    <div class="panel"><${SeatMark} colour=${ctx.colour(ctx.viewer)} class="huge" />
      <h2>${t("curtain-title", { name })}</h2><p>${t("curtain-text")}</p>
      <button ref=${ref} class="btn primary big" onClick=${uncover}>${t("curtain-go", { name })}</button></div></div>`;
}

/** A dialog over the page; Escape closes it. */
export function Dialog({ title, close, children }) {
  const ref = useRef(null);
  useEffect(() => {
    ref.current?.showModal();
    return () => ref.current?.close();
  }, []);
  return html`<dialog ref=${ref} class="panel dialog" aria-label=${title} onClose=${close}>
    <header><h2>${title}</h2><button class="btn quiet icononly" aria-label=${t("close")} onClick=${close}><${Icon} name="close" /></button></header>
    ${children}</dialog>`;
}

export function Help({ close }) {
  const keys = [["n  p", t("key-choices")], ["← ↑ → ↓", t("key-arrows")], ["Enter", t("key-enter")], ["1–9", t("key-digits")],
    ["u", t("undo")], ["r", t("restart")], ["h", t("hint-ask")], ["l", t("key-log")], ["?", t("key-why")], ["Esc", t("key-escape")]];
  return html`<${Dialog} title=${t("keys-title")} close=${close}><dl class="keys">
    ${keys.map(([key, what]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl></${Dialog}>`;
}

/** Chat is text only. */
export function Chat({ ctx, table, close }) {
  const [text, setText] = useState("");
  const list = useRef(null);
  const lines = table.chat.value;
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [lines.length]);
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) table.say(text.trim().slice(0, 500));
    setText("");
  };
  return html`<aside class="panel chat" aria-label=${t("chat-title")}>
    <header><h2>${t("chat-title")}</h2><button class="btn quiet icononly" aria-label=${t("close")} onClick=${close}><${Icon} name="close" /></button></header>
    <ol ref=${list} tabindex="0" aria-live="polite">${lines.map((line) => html`<li key=${line.number}>
      ${line.seat >= 0 && line.seat !== null ? html`<${SeatMark} colour=${ctx.colour(line.seat)} />` : html`<i></i>`}<span><b>${line.name}</b> ${line.text}</span></li>`)}
      ${!lines.length && html`<li class="muted">${t("chat-empty")}</li>`}</ol>
    <form onSubmit=${send}><input value=${text} maxlength="500" aria-label=${t("chat-write")} placeholder=${t("chat-write")} onInput=${(event) => setText(event.target.value)} />
      <button class="btn primary">${t("chat-send")}</button></form></aside>`;
}

export function Toasts() {
  return html`<div class="toasts" role="alert">${toasts.value.map((one) => html`<div class="toast ${one.kind}" key=${one.key}>
    <span>${one.text}</span>
    ${one.action && html`<button class="btn" onClick=${() => { dismiss(one.key); one.action.act(); }}>${one.action.label}</button>`}
    <button class="btn quiet icononly" aria-label=${t("close")} onClick=${() => dismiss(one.key)}><${Icon} name="close" /></button></div>`)}</div>`;
}
