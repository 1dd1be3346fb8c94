const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay of each attempt after the one before it, the schedule that Standard Webhooks 1.0 proposes. */
export const DELAYS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Share of the delay by which an attempt may be earlier or later. */
export const JITTER = 0.2;
/** A receiver may ask for a later attempt, up to so many times the scheduled delay. */
export const MAX_RETRY_AFTER_DELAYS = 2;

/**
 * When a delivery is tried again after a failed attempt: ±20 % around the schedule, or as late as the receiver asked for,
 * up to twice the scheduled delay. A receiver cannot ask for an earlier one.
 * @param failed.attempt number of the attempt that failed, from 1; `endedAt` when it ended.
 * @param failed.retryAfter the answer's `Retry-After`: seconds or an HTTP date; anything else says nothing.
 * @param failed.random where the jitter falls, from 0 (earliest) to 1 (latest).
 * @returns null after the last attempt.
 */
export function planRetry(failed: {
  attempt: number;
  endedAt: Date;
  retryAfter: string | null;
  random: number;
}): Date | null {
  const { attempt, endedAt, retryAfter, random } = failed;
  const delay = DELAYS_MS[attempt];
  if (delay === undefined) return null;
  const planned = delay * (1 - JITTER + 2 * JITTER * random);
  const asked = Math.min(readRetryAfter(retryAfter, endedAt), MAX_RETRY_AFTER_DELAYS * delay);
  return new Date(endedAt.getTime() + Math.max(planned, asked));
}

/** RFC 9110, 10.2.3; milliseconds from `now` on. */
function readRetryAfter(header: string | null, now: Date): number {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : date - now.getTime();
}
