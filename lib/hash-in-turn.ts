import { availableParallelism } from "node:os";
import pLimit, { type LimitFunction } from "p-limit";
import { Problem } from "./problems.ts";

/** Each takes 19 MiB and a processor for as long as it runs: one processor is left to everybody else. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** What is left of a second on one processor; whoever would wait longer is told so at once. */
const MAX_WAITING = 16;
const RETRY_AFTER_S = 2;

// Next loads routes and pages as separate module graphs: they share one line.
const shared = globalThis as unknown as { [key: symbol]: LimitFunction | undefined };
const KEY = Symbol.for("plinth.hashing");

function line(): LimitFunction {
  shared[KEY] ??= pLimit(AT_ONCE);
  return shared[KEY];
}

/**
 * Runs a hash of a password when a place of this process is free, of at most four: without a bound a crowd that signs in takes all
 * memory and processors from everybody else.
 * @throws Problem as `requireShortLine`.
 */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  requireShortLine();
  return line()(hash);
}

/** @throws Problem 503 `Service Unavailable` when sixteen wait already. */
export function requireShortLine(): void {
  if (line().pendingCount < MAX_WAITING) return;
  const detail = "Many people are signing in at this moment. Please try again in a few seconds.";
  throw new Problem("Service Unavailable", detail, { headers: { "Retry-After": String(RETRY_AFTER_S) } });
}
