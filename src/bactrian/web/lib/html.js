// The one door to the vendored modules: everything else imports from here.
import { h, render, Fragment, createContext } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
export { h, render, Fragment, createContext };
export {
  useState, useEffect, useLayoutEffect, useRef, useMemo, useContext, useCallback,
} from "../vendor/hooks.js";
export { signal, computed, effect, batch, untracked, useSignal } from "../vendor/signals.js";
