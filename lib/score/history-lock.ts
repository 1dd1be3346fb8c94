import { setTimeout as sleep } from "node:timers/promises";
import { inOneTransaction, type WorkspaceTx } from "../db.ts";
import { Problem } from "../problems.ts";

const MAX_MS = 30 * 60_000;
const RETRY_MS = 200;

/**
 * Runs `work` under a lock of the workspace's history: of two rebuilds at once, the one that read older data could otherwise
 * write last. The work is one transaction on one connection. Waiters hold no connection, or they could take all of the pool
 * while the holder needs another one.
 * @param waitMs how long to wait for another rebuild; for people who wait for an answer it has to be short.
 * @throws Problem 503 `Service Unavailable` when the other one takes longer.
 */
export async function withHistoryLock<T>(
  workspaceId: string,
  work: () => Promise<T>,
  waitMs = MAX_MS,
): Promise<T> {
  for (let left = waitMs; left >= 0; left -= RETRY_MS) {
    const done = await tryHistoryLock(workspaceId, work);
    if (done) return done.result;
    await sleep(RETRY_MS);
  }
  throw new Problem(
    "Service Unavailable",
    "The history of this workspace is being updated after an import. Try again when that is done.",
    { headers: { "Retry-After": "10" } },
  );
}

/** The same without waiting: null when the history is being written by another. */
export function tryHistoryLock<T>(
  workspaceId: string,
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  return inOneTransaction(
    workspaceId,
    async (tx) => ((await isFree(tx, workspaceId)) ? { result: await work() } : null),
    { timeoutMs: MAX_MS, idleMs: MAX_MS },
  );
}

async function isFree(tx: WorkspaceTx, workspaceId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ free: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`history of ${workspaceId}`}, 0)) AS free`;
  return row.free;
}
