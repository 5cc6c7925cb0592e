// A table: gathering, running, over.
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { t, loadGame, speaker } from "../lib/words.js";
import { get } from "../lib/api.js";
import { boardData, loadGames, nameOf } from "../lib/games.js";
import { openTable } from "../lib/table.js";
import { useLoaded } from "../lib/use.js";
import { boardOf } from "../boards/registry.js";
import { Front } from "./front.js";
import { Gathering } from "./gathering.js";
import { TableFrame } from "./frame.js";
import { EndPage } from "./end.js";

/** Everything a table needs before it can be shown. */
async function prepare(id) {
  const [table, all] = await Promise.all([get(`tables/${id}`), loadGames()]);
  const [data] = await Promise.all([boardData(table.game), loadGame(table.game)]);
  const facts = all.find((game) => game.id === table.game);
  return { table, data, facts };
}

export const useTableFacts = (id) => useLoaded(() => prepare(id), [id]);

export function TablePage({ id }) {
  const [ready, error] = useTableFacts(id);
  if (error) return html`<${Front} notice=${error.status === 404 ? t("unknown-table") : t("trouble", { error: error.message })} />`;
  return ready && html`<${Seated} id=${id} ready=${ready} />`;
}

function Seated({ id, ready }) {
  const table = useMemo(() => openTable(id), [id]);
  const [showEnd, setShowEnd] = useState(true);
  useEffect(() => {
    table.table.value ??= ready.table;
    return () => table.close();
  }, [table]);
  const sheet = table.table.value || ready.table;
  const game = { ...ready.facts, name: nameOf(ready.facts) };
  const board = boardOf(game.id);
  const frame = table.frame.value;
  const over = Boolean(frame?.view.over);
  if (sheet.state === "gathering") return html`<${Gathering} table=${table} sheet=${sheet} game=${game} />`;
  if (!frame || !speaker(game.id).ready) return html`<main class="skeleton" aria-busy="true"><h1 class="sr">${game.name}</h1><i></i><i></i><i></i></main>`;
  if (over && showEnd) return html`<${EndPage} table=${table} game=${game} board=${board} frame=${frame} sheet=${sheet} look=${() => setShowEnd(false)} />`;
  return html`<${TableFrame} table=${table} game=${game} board=${board} data=${ready.data} end=${over && (() => setShowEnd(true))} />`;
}
