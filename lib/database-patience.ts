import { AsyncLocalStorage } from "node:async_hooks";

/** What a request may spend on waiting for the database, all its waits together; it ends within 8 seconds. */
const WHOLE_MS = 7_000;
/** A wait that is no longer costs nothing: a request that asks often, as one that sends a large file does, is not slow by that. */
const FREE_MS = 100;

type Spent = { spentMs: number; waiting: number; since: number };
/** `all` are its waits of every kind, `line` those for a free connection among them; it began at `begunAt`, by `performance.now()`. */
type Patience = { all: Spent; line: Spent; begunAt: number };

// The server and Next's pages and routes are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<Patience> | undefined };
const KEY = Symbol.for("plinth.database-patience");
shared[KEY] ??= new AsyncLocalStorage();
const patiences = shared[KEY];

/** The code of the error that a wait ends with that would take longer. */
export const OUT_OF_PATIENCE = "PLINTH_OUT_OF_PATIENCE";

/** Runs the work of one request: however often it waits for a slow database, it does not wait longer than one may. */
export function withPatience<T>(work: () => T): T {
  const nothing = () => ({ spentMs: 0, waiting: 0, since: 0 });
  return patiences.run({ all: nothing(), line: nothing(), begunAt: performance.now() }, work);
}

/** When the request began in which the caller runs, by `performance.now()`; undefined outside of any. */
export function requestBegunAt(): number | undefined {
  return patiences.getStore()?.begunAt;
}

/**
 * How long the next wait may take, in milliseconds: `usualMs`, or what is left.
 * @throws Error with the code `OUT_OF_PATIENCE` when nothing is.
 */
export function patienceFor(usualMs: number): number {
  const patience = patiences.getStore();
  return patience ? Math.min(usualMs, leftOf(WHOLE_MS, patience.all)) : usualMs;
}

/**
 * The same for a connection: a request that stands in line more than once waits in all no longer than one wait may take.
 * @throws Error with the code `OUT_OF_PATIENCE` when nothing is left.
 */
export function patienceInLine(usualMs: number): number {
  const patience = patiences.getStore();
  return patience ? Math.min(patienceFor(usualMs), leftOf(usualMs, patience.line)) : usualMs;
}

/** Counts the time of a wait; of several at once it counts once. */
export function whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
  const patience = patiences.getStore();
  return patience ? count(patience.all, wait) : wait();
}

/** The same for a connection. */
export function whileInLine<T>(wait: () => Promise<T>): Promise<T> {
  const patience = patiences.getStore();
  return patience ? count(patience.all, () => count(patience.line, wait)) : wait();
}

/**
 * Waits for an answer that is read for several requests together, and no longer than this one may: what it has waited before counts.
 * @param usualMs by when the answer comes or fails by itself
 * @throws Error with the code `OUT_OF_PATIENCE`.
 */
export async function waitAlong<T>(wait: () => Promise<T>, usualMs: number): Promise<T> {
  const withinMs = patienceFor(usualMs);
  if (withinMs === usualMs) return whileWaiting(wait);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfPatience()), withinMs);
  });
  return whileWaiting(() => Promise.race([wait(), late])).finally(() => clearTimeout(timer));
}

function leftOf(wholeMs: number, { spentMs, waiting, since }: Spent): number {
  const running = waiting > 0 ? performance.now() - since : 0;
  const left = wholeMs - spentMs - running;
  if (left > 0) return left;
  throw outOfPatience();
}

function outOfPatience(): Error {
  return Object.assign(new Error("the database is too slow for a request"), { code: OUT_OF_PATIENCE });
}

async function count<T>(spent: Spent, wait: () => Promise<T>): Promise<T> {
  if (spent.waiting++ === 0) spent.since = performance.now();
  try {
    return await wait();
  } finally {
    if (--spent.waiting === 0) spent.spentMs += Math.max(0, performance.now() - spent.since - FREE_MS);
  }
}
