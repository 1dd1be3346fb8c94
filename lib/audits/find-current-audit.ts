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

/** The id of that audit alone, without its result. */
export async function findCurrentAuditId(tx: WorkspaceTx, workspaceId: string): Promise<string | null> {
  const audit = await tx.audit.findFirst({ ...current(workspaceId), select: { id: true } });
  return audit?.id ?? null;
}

function current(workspaceId: string, at?: Date) {
  return {
    where: { workspaceId, status: "completed", asOf: null, ...(at && { completedAt: { lte: at } }) },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
  } satisfies Prisma.AuditFindFirstArgs;
}
