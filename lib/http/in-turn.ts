import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../caller.ts";
import { fairTurns } from "../outgoing/fair-turns.ts";
import type { Endpoint } from "./endpoint.ts";
import type { HttpRequest } from "./plain-answer.ts";
import { hasLargeBody } from "./read-body.ts";

/** A turn ends with the work, or after this: what waits for something elsewhere takes nothing from others. */
const TURN_MS = 40;
/** Heavy work that took longer is followed by a rest as long, at most the second: requests of several steps come between. */
const REST_FROM_MS = 20;
const LONGEST_REST_MS = 100;
const NO_END = { waiting: Number.POSITIVE_INFINITY, eachWaiting: Number.POSITIVE_INFINITY };

/** Requests of this process at once, of everybody and of one account. */
const usual = fairTurns({ atOnce: 16, each: 4, ...NO_END });
/** The same of those that take a tenth of a millisecond, and are read together: the more of them at once, the less each costs. */
const light = fairTurns({ atOnce: 128, each: 64, ...NO_END });
/** The same of those that may keep a processor busy for a tenth of a second: large bodies, and what is only computed. */
const heavy = fairTurns({ atOnce: 2, each: 1, ...NO_END });

/**
 * Runs the work of a request when it is its account's turn: whoever sends many at once waits for themselves, and others come between.
 * Nobody is refused.
 */
export function inTurn<T>(
  caller: Caller,
  { effect, isLight }: Endpoint,
  request: HttpRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { accountId } = caller;
  if (isLight?.(caller, request)) return runForAWhile(light, accountId, work);
  const isHeavy = request.method === "POST" && (effect === "none" || hasLargeBody(request));
  return isHeavy ? runForAWhile(heavy, accountId, work, restAfter) : runForAWhile(usual, accountId, work);
}

/** Runs what a light request turned out to need beyond that, in a turn as others have it. */
export function inUsualTurn<T>({ accountId }: Caller, work: () => Promise<T>): Promise<T> {
  return runForAWhile(usual, accountId, work);
}

/**
 * Runs `work` in a turn of `owner`, which it keeps for 40 ms at most.
 * @param rest what the turn goes on for when the work has been answered, told how many milliseconds it took
 */
export function runForAWhile<T>(
  turns: ReturnType<typeof fairTurns>,
  owner: string,
  work: () => Promise<T>,
  rest?: (tookMs: number) => Promise<void>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    void turns.run(owner, async () => {
      const begun = performance.now();
      await endOf(work().then(resolve, reject));
      await rest?.(performance.now() - begun);
    });
  });
}

/** Of the work or of its turn, whatever is sooner. */
function endOf(working: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, TURN_MS);
    void working.then(() => {
      clearTimeout(late);
      resolve();
    });
  });
}

async function restAfter(tookMs: number): Promise<void> {
  if (tookMs > REST_FROM_MS) await sleep(Math.min(tookMs, LONGEST_REST_MS));
}
