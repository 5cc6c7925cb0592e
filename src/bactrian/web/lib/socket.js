// A socket that comes back by itself.
import { signal } from "./html.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 20000;

/**
 * Opens the socket of a table and keeps it open.  `after` tells the last event number seen, so
 * that nothing is missed; `receive` gets every frame.
 */
export function connect(id, after, receive) {
  const state = signal("connecting"); // connecting, open, lost
  let socket = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let closed = false;
  let heard = Date.now();

  function open() {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket?after=${after()}`);
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT;
      heard = Date.now();
      state.value = "open";
    };
    mine.onmessage = (event) => {
      heard = Date.now();
      receive(JSON.parse(event.data));
    };
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      state.value = "lost";
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 1.7, LONGEST_WAIT);
    };
  }

  // A silent line is a dead one: some networks drop a socket without saying so.
  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > 2.5 * HEARTBEAT) socket.close();
    else socket.send('{"type": "ping"}');
  }, HEARTBEAT);

  open();
  return {
    state,
    retry: () => { if (state.value !== "open") open(); },
    // After taking a seat the same guest is somebody else here: a new line tells the new view.
    again() {
      const old = socket;
      socket = null;
      old?.close();
      open();
    },
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close() {
      closed = true;
      clearInterval(pulse);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
