// A spot is a thing on the table that can be pointed at: a space, a card, a figure.
import { createContext } from "../lib/html.js";
import { t } from "../lib/words.js";

/** What boards are given to draw with; see `pages/context.js`. */
export const Play = createContext(null);

/** The properties of an element that stands for `target`. */
export function spot(ctx, target, label, extra = "") {
  const options = ctx.can(target);
  const can = options.length > 0;
  return {
    "data-target": target,
    class: ["spot", can && "can", ctx.touched.has(target) && "last", extra].filter(Boolean).join(" "),
    role: can ? "button" : "img",
    tabindex: -1, // one tab stop per board: see lib/roving.js
    "aria-label": can ? choiceLabel(ctx, label, options) : label,
    onClick: (event) => ctx.press(target, event.currentTarget),
  };
}

/** The same for an element that is a button in any case, such as a card of a list. */
export function buttonSpot(ctx, target, label, extra = "") {
  const props = spot(ctx, target, label, extra);
  const can = ctx.can(target).length > 0;
  return { ...props, role: undefined, type: "button", "aria-disabled": can ? undefined : "true" };
}

function choiceLabel(ctx, label, options) {
  const prices = new Set(options.map((option) => ctx.price(option.price)));
  const price = prices.size === 1 ? [...prices][0] : "";
  if (options.length > 1) return t("spot-several", { label, n: options.length });
  return price ? t("spot-priced", { label, price }) : t("spot-free", { label });
}
