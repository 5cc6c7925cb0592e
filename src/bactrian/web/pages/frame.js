// The table frame that all games share: bars, board, players, log, tabs.
import { html, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/html.js";
import { t } from "../lib/words.js";
import { focusChoice, useRoving } from "../lib/roving.js";
import { useFlip } from "../lib/flip.js";
import { useFlights } from "../lib/fly.js";
import { useKeys } from "../lib/keys.js";
import { narrow } from "../lib/narrow.js";
import { Play } from "../parts/spot.js";
import { Icon } from "../parts/icon.js";
import { Menu, Settings } from "../parts/menu.js";
import { TableBar } from "../parts/topbar.js";
import { PromptBar, questionOf } from "../parts/prompt.js";
import { Players } from "../parts/players.js";
import { Log, catchUp } from "../parts/log.js";
import { Chooser, WhyNot } from "../parts/popover.js";
import { Chat, Curtain, Help } from "../parts/dialogs.js";
import { HintList, spokenHint } from "../parts/hint.js";
import { buttonsOf, contextOf, useMissing } from "./context.js";
import { Announcer, useTitle, useNotice } from "./announce.js";
import { Connection } from "./connection.js";
import { Absent, TakeBack, absentee, useScreens } from "./absence.js";
import { Tabs, useTabs } from "./tabs.js";

/** One area of the table: one tab stop, arrows inside. */
export function Area({ part, ctx, off }) {
  const ref = useRef(null);
  useRoving(ref, ctx.press, ctx.ask);
  const panel = narrow.value && part.tab ? { role: "tabpanel", "aria-labelledby": `tab-${part.tab}` } : {};
  return html`<section ref=${ref} class="area a-${part.id}" data-off=${off || undefined} ...${panel}><${part.Part} /></section>`;
}

function Tools({ title, chat, setChat, unread, openHelp, end }) {
  return html`
    <button class="btn" aria-label=${t("chat-title")} title=${t("chat-title")} aria-pressed=${String(chat)} onClick=${() => setChat(!chat)}>
      <${Icon} name="chat" />${unread && html`<i class="dot"></i>`}</button>
    <a class="btn" href="/rules/${title}" target="_blank" aria-label=${t("rules-title")} title=${t("rules-title")}><${Icon} name="rules" /></a>
    ${end && html`<button class="btn" aria-label=${t("end-show")} title=${t("end-show")} onClick=${end}><${Icon} name="trophy" /></button>`}
    <${Menu} icon="more" label=${t("menu-settings")}><${Settings} help=${openHelp} /></${Menu}>`;
}

/** Deeds of the page on a table: choosing among several opens the chooser. */
function deedsOf(table) {
  return {
    play: table.play,
    ask: table.ask,
    choose: (target, anchor, options) => {
      table.why.value = null;
      table.chooser.value = { target, anchor, options };
    },
  };
}

export function TableFrame({ table, game, board, data, end }) {
  const frame = table.frame.value;
  const prompt = table.prompt.value;
  const sheet = table.table.value;
  const [help, setHelp] = useState(false);
  const [chat, setChat] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [read, setRead] = useState(0);
  const deeds = useMemo(() => deedsOf(table), [table]);
  const ctx = contextOf({ title: game.id, board, data, frame, prompt, best: prompt && table.hint.value?.options?.[0]?.option, table: sheet, deeds });
  const main = useRef(null);
  const whole = useRef(null);
  useFlip(main);
  useFlights(whole);
  const tabs = useTabs(board, prompt, main);
  const missing = useMissing(prompt, board, main);
  const buttons = buttonsOf(prompt, board, missing);
  const events = table.log.value;
  const closeWhy = useCallback(() => { table.why.value = null; }, [table]);
  const closeChooser = useCallback(() => { table.chooser.value = null; }, [table]);
  useTitle(ctx, game);
  useNotice(ctx);
  useKeys({
    u: table.undo, r: table.restart, h: table.askHint, n: () => focusChoice(1) || tabs.answer(), p: () => focusChoice(-1) || tabs.answer(),
    l: () => { setDrawer(!drawer); main.current?.querySelector(".log ol")?.focus(); tabs.open("players"); },
    "?": () => setHelp(true), Escape: () => { closeWhy(); closeChooser(); table.closeHint(); setDrawer(false); },
    digit: (n) => buttons[n - 1] && table.play(buttons[n - 1]),
  });
  useEffect(() => { if (chat) setRead(table.chat.value.length); }, [chat, table.chat.value.length]);
  useKeptFocus(prompt);
  useScreens(sheet);
  const absent = absentee(ctx, sheet);

  return html`<${Play.Provider} value=${ctx}>
    <div ref=${whole} class="table-frame ${table.curtain.value ? "covered" : ""}" data-tab=${tabs.active} data-game=${game.id} data-moment=${frame.moment} data-asked=${String(Boolean(prompt))} data-playing=${String(table.playing.value)}>
      <a class="skip" href="#question">${t("skip-question")}</a>
      <${PromptBar} ctx=${ctx} table=${table} buttons=${buttons} detail=${detailOf(ctx, events)}>
        ${table.replaced.value && !ctx.view.over ? html`<${TakeBack} table=${table} />` : absent && html`<${Absent} key=${absent.seat} table=${table} who=${absent} />`}</${PromptBar}>
      <main ref=${main} class="grid g-${board.grid || "plain"} ${drawer ? "drawer-open" : ""}">
        ${!table.curtain.value && board.parts.map((part) => html`<${Area} key=${part.id} part=${part} ctx=${ctx} off=${part.tab !== tabs.active} />`)}
        <section class="area a-rail" data-off=${tabs.active !== "players" || undefined} aria-label=${t("aria-rail")}>
          <${Players} ctx=${ctx} all=${!showsOwn(board)} /><${Log} ctx=${ctx} events=${events} tableId=${table.id} /></section>
      </main>
      <${Tabs} tabs=${tabs} />
      <${TableBar} title=${game.name} short=${board.short ? board.short() : game.name} pills=${pillsOf(ctx, sheet)}>
        <button class="btn drawer-button" aria-label=${t("log-title")} title=${t("log-title")} aria-expanded=${String(drawer)} onClick=${() => setDrawer(!drawer)}><${Icon} name="log" /></button>
        <${Tools} title=${game.id} chat=${chat} setChat=${setChat} unread=${!chat && table.chat.value.length > read} openHelp=${() => setHelp(true)} end=${end} />
      </${TableBar}>
      ${table.why.value && html`<${WhyNot} why=${table.why.value} words=${ctx.words} titleOf=${(target) => board.titleOf?.(ctx, target)} game=${game.id} close=${closeWhy} />`}
      ${table.chooser.value && html`<${Chooser} chooser=${table.chooser.value} words=${ctx.words} icons=${board.icons} best=${ctx.best} play=${table.play} close=${closeChooser} />`}
      ${table.hint.value?.open && prompt && html`<${HintList} ctx=${ctx} table=${table} close=${table.closeHint} />`}
      ${chat && html`<${Chat} ctx=${ctx} table=${table} close=${() => setChat(false)} />`}
      ${help && html`<${Help} close=${() => setHelp(false)} />`}
      ${table.curtain.value && html`<${Curtain} ctx=${ctx} uncover=${table.uncover} />`}
      <${Connection} table=${table} />
      <${Announcer} ctx=${ctx} question=${questionOf(ctx)} events=${events} why=${table.why.value} hint=${spokenHint(ctx, prompt && table.hint.value)} />
    </div></${Play.Provider}>`;
}

/** Does the screen show the viewer's own area?  On the phone only where it has a tab. */
const showsOwn = (board) => Boolean(board.ownArea) && !(narrow.value && board.parts.some((part) => part.id === "own" && !part.tab));

/** What the top bar says of the match, and of a second screen. */
function pillsOf(ctx, sheet) {
  const screens = sheet.screens > 1 ? [{ icon: "eye", text: t("screens-pill", { n: sheet.screens }), wide: true }] : [];
  return [...ctx.board.pills(ctx), ...screens];
}

/** Under the question: what happened meanwhile; while waiting, who watches. */
function detailOf(ctx, events) {
  if (ctx.prompt) return catchUp(ctx, events);
  if (ctx.viewer < 0) return t("prompt-watching");
  const last = events.at(-1);
  return last ? ctx.say(last.message) : "";
}

/** Focus stays where it is, unless it stood on something that is gone: then it moves on. */
function useKeptFocus(prompt) {
  const had = useRef(false);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (prompt && had.current && lost) document.getElementById("question")?.focus({ preventScroll: true });
    const note = () => { had.current = document.activeElement !== document.body; };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, [prompt]);
}
