import type { WorkspaceTx } from "../db.ts";
import { StoredResult } from "./audit-result.ts";

/**
 * The audit that the current score rests on: the newest completed one that is not "as of" a past date; else null.
 * @param at an instant that may have passed: the audit on which the score rested then.
 */
export async function findCurrentAudit(tx: WorkspaceTx, workspaceId: string, at?: Date) {
  const audit = await tx.audit.findFirst({
    where: { workspaceId, status: "completed", asOf: null, ...(at && { completedAt: { lte: at } }) },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
    omit: { input: true },
  });
  if (!audit) return null;
  return { ...audit, result: StoredResult.parse(audit.result) };
}
