import { AsyncLocalStorage } from "node:async_hooks";

/** What a request may spend on waiting for the database, all its waits together; it ends within 8 seconds. */
const WHOLE_MS = 7_000;
/** A wait that is no longer costs nothing: a request that asks often, as one that sends a large file does, is not slow by that. */
const FREE_MS = 100;

type Patience = { spentMs: number; waiting: number; since: number };

// The server and Next's pages and routes are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<Patience> | undefined };
const KEY = Symbol.for("plinth.database-patience");
shared[KEY] ??= new AsyncLocalStorage();
const patiences = shared[KEY];

/** The code of the error that a wait ends with that would take longer. */
export const OUT_OF_PATIENCE = "PLINTH_OUT_OF_PATIENCE";

/** Runs the work of one request: however often it waits for a slow database, it does not wait longer than one may. */
export function withPatience<T>(work: () => T): T {
  return patiences.run({ spentMs: 0, waiting: 0, since: 0 }, work);
}

/**
 * How long the next wait may take, in milliseconds: `usualMs`, or what is left.
 * @throws Error with the code `OUT_OF_PATIENCE` when nothing is.
 */
export function patienceFor(usualMs: number): number {
  const patience = patiences.getStore();
  if (!patience) return usualMs;
  const running = patience.waiting > 0 ? performance.now() - patience.since : 0;
  const left = WHOLE_MS - patience.spentMs - running;
  if (left > 0) return Math.min(usualMs, left);
  throw Object.assign(new Error("the database is too slow for a request"), { code: OUT_OF_PATIENCE });
}

/** Counts the time of a wait; of several at once it counts once. */
export async function whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
  const patience = patiences.getStore();
  if (!patience) return wait();
  if (patience.waiting++ === 0) patience.since = performance.now();
  try {
    return await wait();
  } finally {
    if (--patience.waiting === 0)
      patience.spentMs += Math.max(0, performance.now() - patience.since - FREE_MS);
  }
}
