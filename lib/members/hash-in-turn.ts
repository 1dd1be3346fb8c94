import pLimit, { type LimitFunction } from "p-limit";
import { Problem } from "../problems.ts";

/** Each takes 19 MiB and a processor for as long as it runs. */
const AT_ONCE = 4;
/** What is left of a second on one processor; whoever would wait longer is told so at once. */
const MAX_WAITING = 16;
const RETRY_AFTER_S = 2;

// Next loads routes and pages as separate module graphs: they share one line.
const shared = globalThis as unknown as { [key: symbol]: LimitFunction | undefined };
const KEY = Symbol.for("plinth.hashing");

/**
 * Runs a hash of a password when one of four places of this process is free: without a bound a crowd that signs in takes all
 * memory and processors from everybody else.
 * @throws Problem 503 `Service Unavailable` when sixteen wait already.
 */
export function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  shared[KEY] ??= pLimit(AT_ONCE);
  const line = shared[KEY];
  if (line.pendingCount < MAX_WAITING) return line(hash);
  const detail = "Many people are signing in at this moment. Please try again in a few seconds.";
  const headers = { "Retry-After": String(RETRY_AFTER_S) };
  return Promise.reject(new Problem("Service Unavailable", detail, { headers }));
}
