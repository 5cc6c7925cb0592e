// Any value as nested lists: names where elements have one.
import { html } from "../../lib/html.js";

const isPlain = (value) => value === null || typeof value !== "object";

function Leaf({ value, ctx }) {
  if (value === null) return html`<span class="muted">–</span>`;
  if (typeof value === "string") return html`<span>${ctx.name(value)}</span>`;
  return html`<span class="num">${String(value)}</span>`;
}

/** One value, however deep. */
export function TreeValue({ value, ctx }) {
  if (isPlain(value)) return html`<${Leaf} value=${value} ctx=${ctx} />`;
  if (Array.isArray(value)) {
    if (!value.length) return html`<span class="muted">–</span>`;
    if (value.every(isPlain)) return html`<span class="row">${value.map((one, i) => html`<${Leaf} key=${i} value=${one} ctx=${ctx} />`)}</span>`;
    return html`<ol>${value.map((one, i) => html`<li key=${i}><${TreeValue} value=${one} ctx=${ctx} /></li>`)}</ol>`;
  }
  return html`<dl>${Object.entries(value).map(([key, one]) => html`<div key=${key}>
    <dt>${ctx.name(key)}</dt><dd><${TreeValue} value=${one} ctx=${ctx} /></dd></div>`)}</dl>`;
}
