// The Markdown of the rules as elements: headings, paragraphs, lists, tables, bold, italic, code.
// Text stays text: nothing here makes markup out of what is written.
import { html } from "./html.js";

/** Inline text: `code`, **bold**, *italic*. */
export function inline(text, linkRules) {
  const pieces = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/g).filter(Boolean);
  return pieces.map((piece, i) => {
    if (piece.startsWith("`")) return html`<code key=${i}>${piece.slice(1, -1)}</code>`;
    if (piece.startsWith("**")) return html`<b key=${i}>${piece.slice(2, -2)}</b>`;
    if (piece.startsWith("*")) return html`<em key=${i}>${piece.slice(1, -1)}</em>`;
    return linkRules ? linked(piece) : piece;
  });
}

/** Numbers of other rules inside a sentence become links. */
function linked(text) {
  return text.split(/\b([VSE]\d+(?:\.\d+)+|R\d+)\b/g).map((part, i) => (i % 2 ? html`<a href="#${part}" key=${part + i}>${part}</a>` : part));
}

/** The number a rule, an example or a chapter begins with: its address on the page. */
function anchorOf(text) {
  const found = /^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*/.exec(text) || /^([VSE]\d+)\b/.exec(text);
  return found?.[1];
}

function listOf(lines) {
  const items = [];
  for (const line of lines) {
    const start = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start) items.push({ depth: start[1].length, text: start[2] });
    else if (items.length) items.at(-1).text += ` ${line.trim()}`;
  }
  const ordered = /^\s*\d+\./.test(lines[0]);
  const children = items.map((item, i) => html`<li key=${i} id=${anchorOf(item.text)} class=${item.depth ? "deeper" : ""}>${inline(item.text, true)}</li>`);
  return ordered ? html`<ol>${children}</ol>` : html`<ul>${children}</ul>`;
}

const cells = (line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

function tableOf(lines) {
  const [head, , ...rows] = lines;
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${cells(head).map((cell, i) => html`<th key=${i}>${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i} id=${anchorOf(cells(row)[0])}>${cells(row).map((cell, j) => html`<td key=${j}>${inline(cell, true)}</td>`)}</tr>`)}</tbody></table></div>`;
}

function blockOf(lines, key) {
  const first = lines[0];
  const heading = /^(#{1,4})\s+(.*)$/.exec(first);
  if (heading) {
    const level = `h${heading[1].length}`;
    return html`<${level} key=${key} id=${anchorOf(heading[2])}>${inline(heading[2])}</${level}>`;
  }
  if (/^\s*(?:[-*]|\d+\.)\s/.test(first)) return listOf(lines);
  if (first.startsWith("|")) return tableOf(lines);
  const text = lines.join(" ");
  return html`<p key=${key} id=${anchorOf(text)}>${inline(text, true)}</p>`;
}

/** A whole document. */
export function markdown(source) {
  const blocks = [];
  let block = [];
  const close = () => {
    if (block.length) blocks.push(block);
    block = [];
  };
  for (const line of source.split("\n")) {
    if (!line.trim()) close();
    else if (/^#{1,4}\s/.test(line)) { close(); blocks.push([line]); } else block.push(line);
  }
  close();
  return blocks.map(blockOf);
}

/** The headings of the second level, for a list of contents. */
export function contents(source) {
  return source.split("\n").filter((line) => /^## /.test(line)).map((line) => line.slice(3)).map((text) => ({ text, anchor: anchorOf(text) }));
}
