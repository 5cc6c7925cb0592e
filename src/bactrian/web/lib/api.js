// Talking to the server by plain requests.

/** A refusal by the server, with the sentence it gave. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function read(answer) {
  const type = answer.headers.get("content-type") || "";
  const body = type.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return body;
  throw new Refused(answer.status, (body && body.error) || String(answer.status));
}

/** The answer to `GET /api/…`. */
export async function get(path) {
  return read(await fetch(`/api/${path}`, { credentials: "same-origin" }));
}

/** The answer to `POST /api/…`; the header tells the server that no foreign page sent it. */
export async function post(path, body = {}) {
  const text = typeof body === "string";
  return read(await fetch(`/api/${path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "X-Bactrian": "1", "Content-Type": text ? "text/plain" : "application/json" },
    body: text ? body : JSON.stringify(body),
  }));
}

const kept = new Map();

/** Like `get`, asked once per visit: for what never changes. */
export function getOnce(path) {
  if (!kept.has(path)) {
    kept.set(path, get(path).catch((error) => {
      kept.delete(path);
      throw error;
    }));
  }
  return kept.get(path);
}
