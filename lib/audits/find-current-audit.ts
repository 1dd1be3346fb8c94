import type { WorkspaceTx } from "../db.ts";
import { StoredResult } from "./audit-result.ts";

/** The audit that the current score rests on: the newest completed one that is not "as of" a past date; else null. */
export async function findCurrentAudit(tx: WorkspaceTx, workspaceId: string) {
  const audit = await tx.audit.findFirst({
    where: { workspaceId, status: "completed", asOf: null },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
    omit: { input: true },
  });
  if (!audit) return null;
  return { ...audit, result: StoredResult.parse(audit.result) };
}
