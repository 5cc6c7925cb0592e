// Every sentence: Fluent messages fetched from the server, filled with names.
import { signal, computed, effect } from "./html.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { getOnce } from "./api.js";
import { language } from "./store.js";

export const LANGUAGES = [["en", "English"], ["de", "Deutsch"], ["nl", "Nederlands"]];

const COMMON = ["common", "page"];
const bundles = signal({}); // "de" or "de/expedition" → FluentBundle
const names = signal({}); // "de/expedition" → {element: name}

/** The language that is spoken: the chosen one, as soon as all its words are here. */
export const spoken = signal("");
export const wordsReady = computed(() => spoken.value !== "");

async function source(tag, file) {
  return new FluentResource(await getOnce(`words/${tag}/${file}.ftl`));
}

async function load(tag, game) {
  const key = game ? `${tag}/${game}` : tag;
  if (key in bundles.value) return;
  const files = game ? [...COMMON, game] : COMMON;
  const parts = await Promise.all(files.map((file) => source(tag, file)));
  if (game) {
    const found = await getOnce(`games/${game}/names/${tag}`);
    names.value = { ...names.value, [key]: found };
  }
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const part of parts) bundle.addResource(part, { allowOverrides: true });
  bundles.value = { ...bundles.value, [key]: bundle };
}

const games = new Set();

/** Fetch the words of a game in the language in use, now and after every switch. */
export async function loadGame(game) {
  games.add(game);
  await Promise.all([...new Set([language.value, spoken.value || language.value])].map((tag) => load(tag, game)));
}

// The page goes on in the old language until the new one is complete, so that nothing is lost.
effect(() => {
  const tag = language.value;
  Promise.all([load(tag), ...[...games].map((game) => load(tag, game))]).then(() => {
    if (language.value === tag) spoken.value = tag;
  });
});

effect(() => { if (spoken.value) document.documentElement.lang = spoken.value; });

function format(bundle, id, args) {
  const message = bundle && bundle.getMessage(id);
  if (!message || !message.value) return id;
  return bundle.formatPattern(message.value, args, []);
}

/** A sentence of the page itself. */
export function t(id, args = {}) {
  return format(bundles.value[spoken.value], id, args);
}

/** A speaker says the messages of one game, with the names of those who sit there. */
export function speaker(game, seatNames = []) {
  const key = `${spoken.value}/${game}`;
  const bundle = bundles.value[key];
  const known = names.value[key] || {};

  function name(element) {
    const [kind, rest] = split(element);
    if (kind === "seat") return seatNames[Number(rest)] || format(bundle, "seat", { number: Number(rest) + 1 });
    return known[element] ?? (rest || element);
  }

  function fill(value) {
    if (Array.isArray(value)) return counted(value.map(name));
    return typeof value === "string" ? name(value) : value;
  }

  function say(message) {
    const args = Object.fromEntries(Object.entries(message.args || {}).map(([k, v]) => [k, fill(v)]));
    return format(bundle, message.word, args);
  }

  const word = (id, args = {}) => say({ word: id, args });
  const has = (id) => Boolean(bundle && bundle.hasMessage(id));
  const price = (amounts) => Object.entries(amounts || {}).map(([what, n]) => word(`price-${what}`, { n })).join(", ");
  return { ready: Boolean(bundle), name, say, word, has, price };
}

function split(element) {
  const at = element.indexOf(":");
  return at < 0 ? [element, ""] : [element.slice(0, at), element.slice(at + 1)];
}

/** Names joined with commas, equal ones counted: `2 × Silk, Oil`; numbers are repeated: `6, 6`. */
function counted(list) {
  const counts = new Map();
  for (const one of list) counts.set(one, (counts.get(one) || 0) + 1);
  return [...counts].map(([one, n]) => (n === 1 ? one : /^\d+$/.test(one) ? Array(n).fill(one).join(", ") : `${n} × ${one}`)).join(", ");
}
