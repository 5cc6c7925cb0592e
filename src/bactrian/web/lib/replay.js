// The story of a table: its moments, and the points at each.
import { get } from "./api.js";

const MOST = 48; // points on a chart: more cannot be told apart

/** Moments of the story; each has moment, text, seat, events, and points where the server tells them. */
export const story = (id) => get(`tables/${id}/replay`);

export const viewAt = (id, moment) => get(`tables/${id}/replay/${moment}`);

/** At most `MOST` of them, first and last included. */
export function sample(moments) {
  if (moments.length <= MOST) return moments;
  const step = (moments.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, i) => moments[Math.round(i * step)]);
}

/** The points of every seat at a sample of moments: `[{moment, points}]`. */
export function pointsOver(told) {
  const known = told.moments.filter((one) => Array.isArray(one.points));
  return sample(known).map(({ moment, points }) => ({ moment, points }));
}

/** The moments with the largest leaps of somebody's points. */
export function leaps(told, count = 3) {
  const found = [];
  const moments = told.moments.filter((one) => Array.isArray(one.points));
  for (let i = 1; i < moments.length; i += 1) {
    moments[i].points.forEach((now, seat) => {
      const gain = now - moments[i - 1].points[seat];
      if (gain > 0) found.push({ seat, gain, moment: moments[i].moment, events: moments[i].events });
    });
  }
  return found.sort((a, b) => b.gain - a.gain).slice(0, count).sort((a, b) => a.moment - b.moment);
}
