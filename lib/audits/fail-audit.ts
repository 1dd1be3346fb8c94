import { withWorkspace } from "../db.ts";

type Ended = { workspaceId: string; auditId: string; title: string; detail: string; now: Date };

/**
 * Ends an audit as failed and gives its run back. An audit that has ended already stays as it is, so a run is given back
 * once.
 * @returns whether it was this call that ended it.
 */
export async function failAudit({ workspaceId, auditId, title, detail, now }: Ended): Promise<boolean> {
  const { count } = await withWorkspace(workspaceId, (tx) =>
    tx.audit.updateMany({
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
    }),
  );
  return count === 1;
}
