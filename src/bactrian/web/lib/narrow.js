// Is this a phone, or a window as narrow as one?
import { signal } from "./html.js";

const query = matchMedia("(max-width: 700px)");

export const narrow = signal(query.matches);

query.addEventListener("change", () => { narrow.value = query.matches; });
