// Charts: points by source as bars, points over the moments as lines.  Numbers are in the labels.
import { html, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { Glyph, Icon, MARK, SeatMark, seatClass } from "./icon.js";

/** The sources that gave anybody anything, in the order of the score sheet. */
export function sourcesOf(scores) {
  const all = Object.keys(scores[0]?.sources || {});
  return all.filter((source) => scores.some((score) => score.sources[source]));
}

/** One stacked bar; what was paid back stands behind it as a number. */
export function Bar({ score, sources, words, scale, shown }) {
  const parts = sources.map((source, i) => ({ source, kind: (i % 6) + 1, points: score.sources[source] })).slice(0, shown);
  const gains = parts.filter((part) => part.points > 0);
  const losses = parts.filter((part) => part.points < 0);
  const total = gains.reduce((sum, part) => sum + part.points, 0);
  const label = parts.map((part) => `${words.word(`source-${part.source}`)} ${part.points}`).join(", ");
  return html`<div class="barline"><div class="stack ${total > 0 ? "" : "none"}" role="img" aria-label=${label} style=${{ width: `${Math.max(2, (total / scale) * 100)}%` }}>
    ${gains.map((part) => html`<span key=${part.source} class="s${part.kind}" title="${words.word(`source-${part.source}`)} ${part.points}" style=${{ flex: part.points }}>${part.points > 1 ? part.points : ""}</span>`)}</div>
    ${losses.map((part) => html`<span key=${part.source} class="loss" title=${words.word(`source-${part.source}`)}>−${-part.points}</span>`)}</div>`;
}

export const Legend = ({ sources, words }) => html`<div class="legend">${sources.map((source, i) => html`<span key=${source}><i class="s${(i % 6) + 1}"></i>${words.word(`source-${source}`)}</span>`)}</div>`;

const W = 470;
const H = 260;
const LEFT = 34;
const RIGHT = 390;

function steps(top) {
  const size = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => top / one <= 4) || 200;
  return Array.from({ length: Math.floor(top / size) + 1 }, (_, i) => i * size);
}

/** Names at the line ends, pushed apart so that none covers another. */
function endLabels(series, y) {
  const ends = series.map((one) => ({ ...one, at: y(one.points.at(-1)) + 4 })).sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i += 1) ends[i].at = Math.max(ends[i].at, ends[i - 1].at + 15);
  return ends;
}

function Line({ one, x, y }) {
  const points = one.points.map((value, i) => `${x(i)},${y(value)}`).join(" ");
  const every = Math.max(1, Math.round(one.points.length / 6));
  const marks = one.points.map((value, i) => [value, i]).filter(([, i]) => i && (i % every === 0 || i === one.points.length - 1));
  return html`<g class=${seatClass(one.colour)}><polyline points=${points} fill="none" stroke="var(--seat-edge)" stroke-width="4.5" stroke-linejoin="round" opacity=".55" />
    <polyline points=${points} fill="none" stroke="var(--seat)" stroke-width="3" stroke-linejoin="round" />
    ${marks.map(([value, i]) => html`<g key=${i}><circle cx=${x(i)} cy=${y(value)} r="6.5" fill="var(--seat)" stroke="var(--seat-edge)" stroke-width="1.2" />
      <${Glyph} name=${MARK[one.colour]} x=${x(i)} y=${y(value)} size=${7} color="var(--fg)" /></g>`)}</g>`;
}

/** Points of every seat at every moment. `series` is `[{name, colour, points}]`. */
export function Lines({ series, title, note }) {
  const [table, setTable] = useState(false);
  const length = Math.max(2, ...series.map((one) => one.points.length));
  const low = Math.min(0, ...series.flatMap((one) => one.points));
  const top = Math.max(1, ...series.flatMap((one) => one.points));
  const x = (i) => LEFT + (i / (length - 1)) * (RIGHT - LEFT);
  const y = (value) => 232 - ((value - low) / (top - low)) * 212;
  const label = series.map((one) => `${one.name}: ${one.points.at(-1)}`).join(", ");
  return html`<section class="panel ch"><h2>${title} <small>${note}</small></h2>
    <svg viewBox="0 0 ${W} ${H}" role="img" aria-label=${label}>
      ${steps(top).map((value) => html`<g key=${value}><line x1=${LEFT} x2=${RIGHT + 20} y1=${y(value)} y2=${y(value)} stroke="var(--line)" /><text x="26" y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
      <text x=${LEFT} y="253" text-anchor="middle">${t("chart-start")}</text><text x=${RIGHT} y="253" text-anchor="middle">${t("chart-end")}</text>
      ${series.map((one, i) => html`<${Line} key=${i} one=${one} x=${x} y=${y} />`)}
      ${endLabels(series, y).map((one) => html`<text key=${one.name} x=${RIGHT + 12} y=${one.at}>${one.name}</text>`)}</svg>
    <button class="btn quiet" aria-expanded=${String(table)} onClick=${() => setTable(!table)}>${table ? t("chart-hide") : t("chart-table")}</button>
    ${table && html`<div class="scroll" tabindex="0"><table><tbody>${series.map((one, i) => html`<tr key=${i}><th scope="row"><${SeatMark} colour=${one.colour} class="small" /> ${one.name}</th>
      ${one.points.map((value, k) => html`<td key=${k}>${value}</td>`)}</tr>`)}</tbody></table></div>`}</section>`;
}

export const Waiting = ({ text }) => html`<section class="panel ch waitbox"><span><${Icon} name="hourglass" />${text}</span></section>`;
