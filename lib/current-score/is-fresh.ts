import { utcDay } from "../time.ts";

const MAX_AGE_MS = 60_000;

/** Whether a live score is told again while the figures stay the same: for 60 seconds of its UTC day. */
export function isFresh(calculatedAt: Date, now: Date): boolean {
  return now.getTime() - calculatedAt.getTime() < MAX_AGE_MS && utcDay(calculatedAt) === utcDay(now);
}
