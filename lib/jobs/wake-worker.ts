import type { WorkspaceTx } from "../db.ts";

/** The channel on which workers hear that there is work; what is told is its kind. */
export const WORK_CHANNEL = "plinth_work";

/** Everything that a worker does when it is there, rather than when the time for it has come. */
export const WORK_KINDS = [
  "audits",
  "uploads",
  "syncs",
  "fits",
  "histories",
  "pictures",
  "reports",
  "alerts",
  "digests",
  "notices",
  "deliveries",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/**
 * Tells the workers, when the transaction commits, that there is work of a kind. It is only the wake-up: what is to be done
 * stands in the tables, and a worker that misses it finds the work when it looks by itself. However often a transaction
 * calls this, PostgreSQL tells each kind once.
 */
export async function wakeWorker(tx: WorkspaceTx, kind: WorkKind): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${WORK_CHANNEL}, ${kind})`;
}
