// Waiting for something in a component.
import { useEffect, useState } from "./html.js";

/** The result of a promise: `[value, error]`, both null while it is awaited. */
export function useLoaded(load, deps) {
  const [state, setState] = useState([null, null]);
  useEffect(() => {
    let current = true;
    setState([null, null]);
    load().then((value) => current && setState([value, null]), (error) => current && setState([null, error]));
    return () => { current = false; };
  }, deps);
  return state;
}
