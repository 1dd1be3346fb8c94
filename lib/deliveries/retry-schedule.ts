const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay of each attempt after the one before it, the schedule that Standard Webhooks 1.0 proposes. */
const DELAYS_MS = [
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
const SPREAD = 0.2;
/** A receiver may ask for a later attempt, up to so many times the planned delay. */
const MAX_DELAYS = 2;

/**
 * When a delivery is tried again after a failed attempt: ±20 % around the schedule, or as late as the receiver asked for,
 * up to twice the scheduled delay. Never earlier than planned.
 * @param failed.attempt number of the attempt that failed, from 1; `endedAt` when it ended.
 * @param failed.retryAfter the answer's `Retry-After`: seconds or an HTTP date; anything else says nothing.
 * @param failed.share where in the spread the attempt falls, from 0 (earliest) to 1 (latest).
 * @returns null after the last attempt.
 */
export function planRetry(failed: {
  attempt: number;
  endedAt: Date;
  retryAfter: string | null;
  share: number;
}): Date | null {
  const { attempt, endedAt, retryAfter, share } = failed;
  const delay = DELAYS_MS[attempt];
  if (delay === undefined) return null;
  const planned = delay * (1 - SPREAD + 2 * SPREAD * share);
  const asked = Math.min(readRetryAfter(retryAfter, endedAt), MAX_DELAYS * delay);
  return new Date(endedAt.getTime() + Math.max(planned, asked));
}

/** RFC 9110, 10.2.3; milliseconds from `now` on. */
function readRetryAfter(header: string | null, now: Date): number {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : date - now.getTime();
}
