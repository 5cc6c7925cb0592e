// Short, dry, wooden sounds, made here; off until switched on.
import { soundOn, volume } from "./store.js";

let audio = null;

function context() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  return audio;
}

/** A struck block: a tone that dies quickly, with a click of noise at its start. */
function knock(at, pitch, loud = 1, length = 0.12, shape = "triangle") {
  const ctx = context();
  const start = ctx.currentTime + at;
  const tone = ctx.createOscillator();
  const gain = ctx.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch * 1.4, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.5 * loud * volume.value + 0.0001, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(ctx.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

const CUES = {
  turn: () => { knock(0, 520); knock(0.13, 690); },
  place: () => knock(0, 240, 0.9, 0.09),
  undo: () => knock(0, 170, 0.8, 0.1),
  dull: () => knock(0, 110, 0.5, 0.12, "sine"),
  tap: () => knock(0, 330, 0.35, 0.07),
  end: () => { knock(0, 440, 0.8, 0.28, "sine"); knock(0.16, 554, 0.8, 0.28, "sine"); knock(0.32, 659, 0.9, 0.3, "sine"); },
};

/** Play a cue, if sound is on. */
export function play(cue) {
  if (!soundOn.value) return;
  try {
    CUES[cue]();
  } catch { /* no sound device is no reason to stop */ }
}
