import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * Takes a notice out of the dashboard, for all owners and admins of the workspace. One that is dismissed already stays
 * as it is.
 * @returns when it was first dismissed.
 * @throws Problem 403 `Insufficient Scope` for other roles, 404 `Not Found`.
 */
export async function dismissNotice(
  caller: Caller,
  id: string,
  now: Date,
): Promise<{ id: string; seen_at: string }> {
  await requireRole(caller, ROLE_FOR.notices, "Notices are shown only to");
  const { workspaceId } = caller;
  const row = await withWorkspace(workspaceId, async (tx) => {
    if (!isId(id)) return null;
    await tx.notice.updateMany({ where: { workspaceId, id, seenAt: null }, data: { seenAt: now } });
    return tx.notice.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
  });
  if (!row?.seenAt) throw new Problem("Not Found", "There is no such notice in this workspace.");
  return { id, seen_at: row.seenAt.toISOString() };
}
