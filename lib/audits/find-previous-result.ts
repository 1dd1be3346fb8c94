import type { WorkspaceTx } from "../db.ts";
import { utcDay } from "../time.ts";
import { StoredResult } from "./audit-result.ts";

type Position = { id: string; asOf: Date | null };

/**
 * The result that `change` compares an audit with: that of the completed audit before it. An audit "as of" a past day
 * is compared with the newest one that speaks of an earlier day; a current one with the current one before. A current
 * audit speaks of the day on which it was asked for, also when it ends on the next.
 */
export async function findPreviousResult(
  tx: WorkspaceTx,
  workspaceId: string,
  audit: Position,
): Promise<{ id: string; result: StoredResult } | null> {
  if (!audit.asOf) {
    const found = await tx.audit.findFirst({
      where: { workspaceId, status: "completed", asOf: null, id: { not: audit.id } },
      orderBy: [{ completedAt: "desc" }, { id: "desc" }],
      select: { id: true, result: true },
    });
    return found && { id: found.id, result: StoredResult.parse(found.result) };
  }
  const [earlier] = await tx.$queryRaw<{ id: string; result: unknown }[]>`
    SELECT id, result FROM audits
    WHERE workspace_id = ${workspaceId} AND status = 'completed'
      AND coalesce(as_of, (created_at AT TIME ZONE 'UTC')::date) < ${utcDay(audit.asOf)}::date
    ORDER BY coalesce(as_of, (created_at AT TIME ZONE 'UTC')::date) DESC, completed_at DESC LIMIT 1`;
  return earlier ? { id: earlier.id, result: StoredResult.parse(earlier.result) } : null;
}
