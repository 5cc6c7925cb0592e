// One table as this device knows it: what the socket has told, and what may be answered.
import { signal, computed, batch, effect } from "./html.js";
import { connect } from "./socket.js";
import { onImpatience, playback } from "./playback.js";
import { toast } from "./toasts.js";
import { play as cue } from "./sound.js";
import { t } from "./words.js";
import { go } from "./router.js";

export const WATCHER = -1;

/** Join a table's socket; `close()` leaves it. */
export function openTable(id) {
  const table = signal(null);
  const frames = signal({}); // viewer → {moment, view, prompt, touched, marked, actor}
  const events = signal({}); // viewer → events in order
  const chat = signal([]);
  const why = signal(null); // {target, anchor, reason}
  const chooser = signal(null); // {target, anchor, options}
  const hint = signal(null); // {id, options, open}; options null while somebody thinks
  const sending = signal(0);
  const seen = signal(null); // the viewer who sits before the screen
  const trouble = signal("");
  let next = 1;
  let hinted = 0; // id of the latest question for a hint
  let acting = null; // the viewer whose own move is on its way
  const asked = new Map(); // id of a question → what it was about
  const sent = new Map(); // id of a move → the moment it follows
  const stories = new Map(); // viewer → playback of what happens
  const playing = signal(false); // is there more to be shown?

  // The last event of every viewer: `0:12,2:9`, or -1 for none.
  const known = () => Object.entries(events.value).filter(([viewer]) => Number(viewer) >= 0)
    .map(([viewer, list]) => `${viewer}:${list.at(-1)?.number ?? -1}`).join(",") || (events.value[WATCHER]?.at(-1)?.number ?? -1);
  const line = connect(id, known, receive);

  const viewers = computed(() => Object.keys(frames.value).map(Number));
  const active = computed(() => pickViewer(frames.value, seen.value));
  const frame = computed(() => frames.value[active.value] || null);
  const log = computed(() => events.value[active.value] || []);
  const prompt = computed(() => (line.state.value === "open" && !curtain.value && !replaced.value ? frame.value?.prompt : null) || null);
  const mine = computed(() => table.value?.seats.filter((seat) => seat.mine).length || 0);
  const hotSeat = computed(() => Math.max(mine.value, viewers.value.length) > 1);
  // Where two seats of one device may not see the same, the screen is covered between them.
  const curtain = computed(() => hotSeat.value && active.value !== seen.value
    && Boolean(frame.value?.prompt) && (!allHere.value || differ(frames.value)));
  // A bot plays in the place of whoever sits here, who was away.
  const replaced = computed(() => Boolean(table.value?.seats[active.value]?.mine && table.value.seats[active.value].bot));
  const allHere = computed(() => viewers.value.length >= mine.value);

  function receive(message) {
    const act = { table: onTable, frame: arrange, chat: onChat, why: onWhy, hint: onHint, refused: onRefused, rematch: onRematch }[message.type];
    if (act) batch(() => act(message));
  }

  function onTable(message) { table.value = { ...message.table, heard: Date.now() }; }

  const storyOf = (viewer) => {
    if (!stories.has(viewer)) stories.set(viewer, playback(onFrame));
    return stories.get(viewer);
  };

  /** Own answers show at once; what others do, in the order and at the pace of a story. */
  function arrange(message) {
    const { viewer } = message;
    const own = acting === viewer || !frames.value[viewer];
    if (acting === viewer) acting = null;
    if (own) storyOf(viewer).now(message);
    else storyOf(viewer).add(message, (message.events || []).some((event) => !isMine(seatOf(event.message))));
    noteRest();
  }

  const noteRest = () => { playing.value = [...stories.values()].some((story) => story.size()); };

  const isMine = (seat) => seat === null || seat in frames.value;

  /** Show all that waits; was there something, and nothing that could be chosen before? */
  function catchUp() {
    const idle = playing.value && !prompt.value;
    batch(() => stories.forEach((story) => story.flush()));
    return idle;
  }

  function onFrame(message) {
    const viewer = message.viewer;
    const before = frames.value[viewer];
    const known = events.value[viewer] || [];
    const last = known.at(-1)?.number ?? -1;
    const fresh = (message.events || []).filter((event) => event.number > last);
    events.value = { ...events.value, [viewer]: [...known, ...fresh] };
    const latest = before ? fresh : lastOf(fresh);
    const touched = latest.length ? touchedBy(latest) : before?.touched || new Set();
    const actor = latest.length ? seatOf(latest[0].message) : before?.actor;
    // Everything that somebody else does in a row stays marked.
    const goesOn = before && actor !== viewer && actor === before.actor;
    const marked = goesOn ? new Set([...before.marked, ...touched]) : touched;
    const { moment, view, prompt: question } = message;
    const asides = (message.asides || []).map((option) => ({ ...option, aside: true }));
    frames.value = { ...frames.value, [viewer]: { viewer, moment, view, prompt: question, asides, touched, marked, actor } };
    sending.value = 0;
    noteRest();
    why.value = null;
    chooser.value = null;
    hint.value = null;
    if (before) soundOf(before, message, fresh);
  }

  function soundOf(before, now, fresh) {
    if (now.view.over && !before.view.over) cue("end");
    else if (now.prompt && !before.prompt) cue("turn");
    else if (fresh.length) cue("tap");
  }

  function onChat(message) {
    if (chat.value.some((line) => line.number === message.number)) return;
    chat.value = [...chat.value, message];
  }

  function onWhy(message) {
    const about = asked.get(message.id);
    asked.delete(message.id);
    if (about && message.reason) {
      why.value = { ...about, reason: message.reason };
      cue("dull");
    }
  }

  /** Advice for the question that is still asked; each option with what is expected of it. */
  function onHint(message) {
    if (hint.value?.id !== message.id) return;
    const byCode = new Map((prompt.value?.options || []).map((option) => [option.code, option]));
    const options = message.options.map((one) => ({ ...one, option: byCode.get(one.action) })).filter((one) => one.option);
    hint.value = { id: message.id, options, open: true };
  }

  function onRefused(message) {
    if (message.id && message.id === hinted) {
      if (hint.value) toast(t("toast-refused", { error: message.error }), "error");
      hint.value = null;
      return;
    }
    sending.value = 0;
    acting = null;
    const late = message.moment > sent.get(message.id);
    asked.delete(message.id);
    sent.delete(message.id);
    if (late) toast(table.value?.screens > 1 ? t("toast-late-screens") : t("toast-late"), "plain");
    else toast(t("toast-refused", { error: message.error }), "error");
    cue("dull");
  }

  function onRematch(message) {
    toast(t("toast-rematch"), "plain", { label: t("rematch-go"), act: () => go(`/table/${message.table}`) });
  }

  function send(frameToSend) {
    const number = next++;
    if (!line.send({ ...frameToSend, id: number })) {
      toast(t("toast-lost"), "plain");
      return 0;
    }
    return number;
  }

  function stamped(type, extra = {}) {
    catchUp();
    const { moment } = frame.value;
    const number = send({ type, seat: active.value, moment, ...extra });
    if (!number) return 0;
    acting = active.value;
    sent.clear();
    sent.set(number, moment);
    return number;
  }

  const deeds = {
    play(option) {
      batch(() => { why.value = null; chooser.value = null; deeds.closeHint(); });
      catchUp();
      const asked = option.aside || prompt.value?.options.some((one) => one.code === option.code);
      if (sending.value || !asked) return;
      if (stamped("play", { action: option.code })) { sending.value = Date.now(); cue("place"); }
    },
    undo() { if (canUndo.value && stamped("undo")) cue("undo"); },
    restart() { if (canUndo.value && stamped("restart")) cue("undo"); },
    ask(target, anchor) {
      if (active.value === WATCHER || active.value === undefined || curtain.value) return;
      const number = send({ type: "why", seat: active.value, target });
      if (number) asked.set(number, { target, anchor });
    },
    /** Ask what a strong bot would do; what it said before is shown again. */
    askHint() {
      catchUp();
      if (!canHint.value) return;
      if (hint.value) { hint.value = { ...hint.value, open: Boolean(hint.value.options) }; return; }
      hinted = send({ type: "hint", seat: active.value, moment: frame.value.moment });
      if (hinted) hint.value = { id: hinted, options: null, open: false };
    },
    closeHint() { if (hint.value?.open) hint.value = { ...hint.value, open: false }; },
    say(text) { line.send({ type: "chat", text }); },
    uncover() { seen.value = active.value; },
  };
  const canUndo = computed(() => (frame.value?.view.undoable || 0) > 0 && !curtain.value && !replaced.value);
  const canHint = computed(() => Boolean(prompt.value && table.value?.hints && !replaced.value));
  const impatience = onImpatience(catchUp);

  function endStories() {
    stories.forEach((story) => story.close());
    stories.clear();
    playing.value = false;
  }

  const calm = effect(() => {
    // Nobody else on this device: the one viewer simply sits here.
    if (!table.value || !allHere.value || active.value === undefined) return;
    const alone = !hotSeat.value;
    if (alone || (frame.value?.prompt && !differ(frames.value))) seen.value = active.value;
  });

  return {
    id, table, frames, events, chat, why, chooser, hint, sending, trouble, active, frame, log, prompt,
    hotSeat, curtain, canUndo, canHint, replaced, playing, connection: line.state, retry: line.retry, ...deeds,
    rejoin() {
      endStories();
      batch(() => { frames.value = {}; events.value = {}; });
      line.again();
    },
    close() { calm(); impatience(); endStories(); line.close(); },
  };
}

/** The viewer to show: one of ours that is asked, the present one first. */
function pickViewer(frames, seen) {
  const viewers = Object.keys(frames).map(Number);
  if (viewers.length < 2) return viewers[0];
  const waiting = viewers.filter((viewer) => frames[viewer].prompt);
  if (waiting.includes(seen)) return seen;
  return waiting[0] ?? (viewers.includes(seen) ? seen : viewers[0]);
}

function differ(frames) {
  const tables = Object.values(frames).map((frame) => JSON.stringify(frame.view.table));
  return new Set(tables).size > 1;
}

/** Of a story heard for the first time, what the last answer led to; the set-up is no answer. */
function lastOf(events) {
  const moment = events.at(-1)?.moment;
  return moment === events[0]?.moment ? [] : events.filter((event) => event.moment === moment);
}

/** The seat an event is about, if any. */
export function seatOf(message) {
  const value = message.args?.seat;
  return typeof value === "string" && value.startsWith("seat:") ? Number(value.slice(5)) : null;
}

/** The elements that some events speak of, seats aside. */
function touchedBy(events) {
  const found = new Set();
  for (const { message } of events) {
    for (const value of Object.values(message.args || {})) {
      if (typeof value === "string" && value.includes(":") && !value.startsWith("seat:")) found.add(value);
    }
  }
  return found;
}
