import { withWorkspace } from "../db.ts";
import { holdLease, type Lease } from "../jobs/lease.ts";
import { recordAuditEvent } from "./record-audit-event.ts";

type Ended = { workspaceId: string; auditId: string; title: string; detail: string; now: Date };

/**
 * Ends an audit as failed, gives its run back and tells its `webhook_url`. An audit that has ended already stays as it is,
 * so a run is given back once.
 * @param lease of the worker that gives up: it ends nothing when another one has taken the audit over.
 * @returns whether it was this call that ended it.
 * @throws LeaseLost
 */
export async function failAudit(
  { workspaceId, auditId, title, detail, now }: Ended,
  lease?: Lease,
): Promise<boolean> {
  return withWorkspace(workspaceId, async (tx) => {
    if (lease) await holdLease(tx, lease);
    const [ended] = await tx.audit.updateManyAndReturn({
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
      select: { webhookUrl: true, asOf: true },
    });
    if (ended && !ended.asOf) {
      const { webhookUrl } = ended;
      await recordAuditEvent(tx, { workspaceId, auditId, webhookUrl, completedAt: now, scored: null });
    }
    return ended !== undefined;
  });
}
