// A small picture of a game, drawn from its real board data.
import { html } from "../lib/html.js";
import { useLoaded } from "../lib/use.js";
import { boardData } from "../lib/games.js";
import { boardOf } from "../boards/registry.js";
import { Icon } from "./icon.js";

export function Picture({ title }) {
  const board = boardOf(title);
  const [data] = useLoaded(() => boardData(title), [title]);
  const Mini = board.Mini;
  return html`<div class="mini" aria-hidden="true">${Mini ? data && html`<${Mini} data=${data} />` : html`<${Icon} name=${board.icon} />`}</div>`;
}
