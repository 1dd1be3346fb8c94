import { withWorkspace } from "../db.ts";
import { holdLease, type Lease } from "../jobs/lease.ts";

type Ended = { workspaceId: string; auditId: string; title: string; detail: string; now: Date };

/**
 * Ends an audit as failed and gives its run back. An audit that has ended already stays as it is, so a run is given back
 * once.
 * @param lease of the worker that gives up: it ends nothing when another one has taken the audit over.
 * @returns whether it was this call that ended it.
 * @throws LeaseLost
 */
export async function failAudit(
  { workspaceId, auditId, title, detail, now }: Ended,
  lease?: Lease,
): Promise<boolean> {
  const { count } = await withWorkspace(workspaceId, async (tx) => {
    if (lease) await holdLease(tx, lease);
    return tx.audit.updateMany({
      where: { workspaceId, id: auditId, status: "processing" },
      data: {
        status: "failed",
        completedAt: now,
        charged: false,
        errorTitle: title,
        errorDetail: detail,
        leaseToken: null,
        leaseUntil: null,
      },
    });
  });
  return count === 1;
}
