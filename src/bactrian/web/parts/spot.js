// A spot is a thing on the table that can be pointed at: a space, a card, a figure.
import { createContext, html } from "../lib/html.js";
import { t } from "../lib/words.js";
import { AdviceBadge, AdviceMark } from "./hint.js";

/** What boards are given to draw with; see `pages/context.js`. */
export const Play = createContext(null);

/** What every spot has: where it points, how it looks, what a press does. */
function properties(ctx, target, extra) {
  const can = ctx.can(target).length > 0;
  return {
    "data-target": target,
    "data-touched": ctx.touched.has(target) || undefined,
    class: ["spot", can && "can", ctx.marked.has(target) && "last", ctx.advised.has(target) && "advised", extra].filter(Boolean).join(" "),
    tabindex: -1, // one tab stop per board: see lib/roving.js
    onClick: (event) => ctx.press(target, event.currentTarget),
  };
}

const nameOf = (ctx, target, label) => {
  const options = ctx.can(target);
  const name = options.length ? choiceLabel(ctx, label, options) : label;
  return ctx.advised.has(target) ? t("spot-advised", { label: name }) : name;
};

/** A spot in a drawing: `spot` is [target, label, class]. Its name is its title, seen on hover too. */
export function SpotMark({ ctx, spot: [target, label, extra], children, ...rest }) {
  const role = ctx.can(target).length ? "button" : "img";
  return html`<g ...${properties(ctx, target, extra)} role=${role} ...${rest}><title>${nameOf(ctx, target, label)}</title>${children}${ctx.advised.has(target) && html`<${AdviceMark} />`}</g>`;
}

/** A spot that is a button, such as a card of a list: what it shows is a picture, its name is said. */
export function SpotButton({ ctx, spot: [target, label, extra], children, ...rest }) {
  const does = ctx.can(target).length > 0 || ctx.asides(target).length > 0;
  return html`<button ...${properties(ctx, target, extra)} type="button" aria-disabled=${does ? undefined : "true"} ...${rest}>
    <span class="sr">${nameOf(ctx, target, label)}</span><span class="face" aria-hidden="true">${children}</span>${ctx.advised.has(target) && html`<${AdviceBadge} />`}</button>`;
}

function choiceLabel(ctx, label, options) {
  const prices = new Set(options.map((option) => ctx.price(option.price)));
  const price = prices.size === 1 ? [...prices][0] : "";
  if (options.length > 1) return t("spot-several", { label, n: options.length });
  return price ? t("spot-priced", { label, price }) : t("spot-free", { label });
}
