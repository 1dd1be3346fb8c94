import type { WorkspaceTx } from "../db.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";

/** Has a worker look at the rules of a workspace, in the transaction that changes them. */
export async function watchRules(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<void> {
  const where = { workspaceId };
  await tx.alertWatch.upsert({ where, create: { workspaceId, dueAt: now }, update: { dueAt: now } });
  await wakeWorker(tx, "alerts");
}
