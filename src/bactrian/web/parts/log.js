// What happened, in sentences, each linked to its moment.
import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { seatOf } from "../lib/table.js";
import { t } from "../lib/words.js";
import { Icon, SeatMark } from "./icon.js";

const SHOWN = 300; // the whole story is in the replay

/** A sentence with the name of its actor in bold. */
export function Sentence({ ctx, message }) {
  const text = ctx.say(message);
  const seat = seatOf(message);
  const name = seat === null ? "" : ctx.name(`seat:${seat}`);
  const at = name ? text.indexOf(name) : -1;
  if (at < 0) return html`<span>${text}</span>`;
  return html`<span>${text.slice(0, at)}<b>${name}</b>${text.slice(at + name.length)}</span>`;
}

function Entry({ ctx, event, href }) {
  const seat = seatOf(event.message);
  const divides = ctx.board.separators.includes(event.message.word);
  if (divides) return html`<li class="round"><a href=${href}>${ctx.say(event.message)}</a></li>`;
  return html`<li>${seat === null ? html`<i></i>` : html`<${SeatMark} colour=${ctx.colour(seat)} />`}
    <a href=${href}><${Sentence} ctx=${ctx} message=${event.message} /></a></li>`;
}

export function Log({ ctx, events, tableId }) {
  const list = useRef(null);
  const count = events.length;
  const atEnd = useRef(true);
  const height = useRef(0);
  const toEnd = () => {
    // Newest at the bottom, kept in view unless somebody reads further up.
    const box = list.current;
    height.current = box.clientHeight;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(toEnd, [count]);
  useLayoutEffect(() => {
    const seen = new ResizeObserver(toEnd); // a list that was hidden could not be moved
    seen.observe(list.current);
    return () => seen.disconnect();
  }, []);
  const onScroll = ({ currentTarget: box }) => {
    if (box.clientHeight !== height.current) return; // a new size moves it too
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return html`<section class="panel log" role="log" aria-live="off" aria-label=${t("log-title")}><h2><${Icon} name="log" /> ${t("log-title")}</h2>
    <ol ref=${list} tabindex="0" onScroll=${onScroll}>${events.slice(-SHOWN).map((event) => html`
      <${Entry} key=${event.number} ctx=${ctx} event=${event} href="/table/${tableId}/replay?moment=${event.moment}" />`)}
      ${!count && html`<li class="round">${t("log-empty")}</li>`}</ol></section>`;
}

/** What others did since the viewer's last answer: three sentences, then "and more"; where much happened, deeds and not what each brought. */
export function catchUp(ctx, events) {
  const { separators, trifles, deeds } = ctx.board;
  const known = events.filter(({ message }) => seatOf(message) !== null && !separators.includes(message.word) && !trifles.includes(message.word));
  const own = known.findLastIndex((event) => seatOf(event.message) === ctx.viewer);
  const news = known.slice(own + 1);
  const done = news.length > 3 ? news.filter((event) => deeds.includes(event.message.word)) : [];
  const told = (done.length ? done.slice(0, 3) : news.slice(-3)).map((event) => ctx.say(event.message)).join(" ");
  const rest = (done.length || news.length) - 3;
  return rest > 0 ? t("catchup-more", { told, n: rest }) : told;
}
