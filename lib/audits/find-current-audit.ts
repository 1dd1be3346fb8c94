import type { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { StoredResult } from "./audit-result.ts";

/**
 * The audit that the current score rests on: the newest completed one that is not "as of" a past date; else null.
 * @param at an instant that may have passed: the audit on which the score rested then.
 */
export async function findCurrentAudit(tx: WorkspaceTx, workspaceId: string, at?: Date) {
  const audit = await tx.audit.findFirst({ ...current(workspaceId, at), omit: { input: true } });
  if (!audit) return null;
  return { ...audit, result: StoredResult.parse(audit.result) };
}

/** The same rule in SQL, for the id alone; $1 is the workspace. */
export const CURRENT_AUDIT_ID = `
  SELECT id FROM audits WHERE workspace_id = $1 AND status = 'completed' AND as_of IS NULL
  ORDER BY completed_at DESC, id DESC LIMIT 1`;

function current(workspaceId: string, at?: Date) {
  return {
    where: { workspaceId, status: "completed", asOf: null, ...(at && { completedAt: { lte: at } }) },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
  } satisfies Prisma.AuditFindFirstArgs;
}
