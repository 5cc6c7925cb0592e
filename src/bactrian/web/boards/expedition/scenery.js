// The ground of the track: sea, deserts, steppe, mountains, a caravan.
import { html } from "../../lib/html.js";
import { Glyph } from "../../parts/icon.js";

const PEAKS = [[190, 205, 1], [250, 210, 0.8], [70, 240, 0.8], [590, 40, 0.9], [470, 60, 0.9], [430, 250, 0.8],
  [780, 250, 0.7], [300, 120, 0.9], [360, 100, 0.7], [340, 480, 0.6]];
const DUNES = "M60 440q14-10 28 0t28 0M90 470q14-10 28 0t28 0M400 440q14-10 28 0t28 0M470 450q14-10 28 0t28 0"
  + "M440 320q14-10 28 0t28 0M770 130q12-9 24 0t24 0M640 430q14-10 28 0t28 0M680 470q14-10 28 0t28 0"
  + "M330 540q14-10 28 0t28 0M420 520q14-10 28 0t28 0";

const Ground = () => html`<g>
  <rect width="1000" height="600" fill="var(--land)" />
  <path d="M-10 470C20 480 30 560 90 590L110 610H-10zM1010 20c-30 40-36 90-20 150s-10 150 20 240z" fill="var(--sea)" stroke="var(--sea-2)" stroke-width="3" />
  <path d="M60 400C120 350 300 360 300 450s-60 120-140 90-150-90-100-140z" fill="var(--desert)" />
  <path d="M320 300c60-20 260 20 280 70s-80 90-180 80S260 330 320 300z" fill="var(--desert)" />
  <path d="M640 60c80-40 220 0 240 90s-70 120-150 100S560 110 640 60z" fill="var(--steppe)" />
  <path d="M80 220c60-40 220-50 260 20s-60 80-140 60S20 270 80 220z" fill="var(--mountain)" />
  <path d="M490 60c50-40 150-30 150 20s-40 80-90 80-110-60-60-100z" fill="var(--mountain)" /></g>`;

const Relief = () => html`<g fill="none" stroke="var(--land-edge)" stroke-opacity=".8" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
  ${PEAKS.map(([x, y, s]) => html`<path key=${x} transform="translate(${x} ${y}) scale(${s})" d="M0 0l13-22 9 14 8-12 14 20M13-22l3 10M30-20l2 9" />`)}
  <path d=${DUNES} /></g>`;

const Caravan = () => html`<g opacity=".8">
  ${[[719, 497, 58], [797, 492, 64], [880, 488, 68]].map(([x, y, size]) => html`<${Glyph} key=${x} name="camel" x=${x} y=${y} size=${size} color="var(--land-edge)" line="var(--land)" />`)}
  <path d="M640 534c70-16 150 10 220-4 50-10 90-2 120 6M744 500q10 8 22 0M822 496q12 8 26 0" fill="none" stroke="var(--land-edge)" stroke-width="2.200" stroke-linecap="round" /></g>`;

const Rose = () => html`<g transform="translate(84 96)" fill="var(--land-edge)"><circle r="36" fill="none" stroke="var(--land-edge)" stroke-width="1.500" />
  <path d="M0-44L7 0 0 44-7 0zM-44 0L0-7 44 0 0 7z" /><text y="-50" text-anchor="middle" font-size="16" class="rose">N</text></g>`;

/** Everything under the spaces; the small picture leaves the ornaments out. */
export const Scenery = ({ mini }) => html`<g aria-hidden="true"><${Ground} />${!mini && html`<${Caravan} /><${Rose} />`}<${Relief} /></g>`;
