import type { WorkspaceTx } from "../db.ts";

/**
 * Audit runs that count against the quota of the month that began at `since`. A run is charged in the transaction that
 * creates it; a failed one is not charged any more.
 */
export function countUsedAudits(tx: WorkspaceTx, workspaceId: string, since: Date): Promise<number> {
  return tx.audit.count({ where: { workspaceId, charged: true, createdAt: { gte: since } } });
}
