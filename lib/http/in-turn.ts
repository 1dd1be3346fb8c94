import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../caller.ts";
import { fairTurns } from "../outgoing/fair-turns.ts";
import type { Endpoint } from "./endpoint.ts";

/** A turn ends with the work, or after this: what waits for something elsewhere takes nothing from others. */
const TURN_MS = 40;
/** Bodies from here on take long to read; usual ones are far smaller. */
const LARGE_BYTES = 16_384;
const NO_END = { waiting: Number.POSITIVE_INFINITY, eachWaiting: Number.POSITIVE_INFINITY };

/** Requests of this process at once, of everybody and of one account. */
const usual = fairTurns({ atOnce: 16, each: 4, ...NO_END });
/** The same of those that may keep a processor busy for a tenth of a second: large bodies, and what is only computed. */
const heavy = fairTurns({ atOnce: 2, each: 1, ...NO_END });

/**
 * Runs the work of a request when it is its account's turn: whoever sends many at once waits for themselves, and others come between.
 * Nobody is refused.
 */
export function inTurn<T>(
  { accountId }: Caller,
  { effect }: Endpoint,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  const isHeavy = request.method === "POST" && (effect === "none" || isLarge(request));
  return runForAWhile(isHeavy ? heavy : usual, accountId, work);
}

function isLarge({ headers }: Request): boolean {
  const length = headers.get("content-length");
  return length === null ? headers.has("transfer-encoding") : Number(length) > LARGE_BYTES;
}

/** Runs `work` in a turn of `owner`, which it keeps for 40 ms at most. */
export function runForAWhile<T>(
  turns: ReturnType<typeof fairTurns>,
  owner: string,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    void turns.run(owner, async () => {
      const working = work();
      working.then(resolve, reject);
      const over = new AbortController();
      const late = sleep(TURN_MS, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([working.catch(() => {}), late]);
      over.abort();
    });
  });
}
