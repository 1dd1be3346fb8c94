import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import type { RevokedShare } from "./schemas.ts";

/**
 * Takes a link back: from now on it leads nowhere. One that was taken back already stays so.
 * @throws Problem 404 where the workspace has no such link, 403 below the scope.
 */
export async function revokeShare(caller: Caller, shareId: string, now: Date): Promise<RevokedShare> {
  requireScope(caller, "audits:write");
  const { workspaceId } = caller;
  const { count } = await withWorkspace(workspaceId, (tx) =>
    tx.auditShare.updateMany({ where: { workspaceId, id: shareId }, data: { revokedAt: now } }),
  );
  if (count === 0) throw new Problem("Not Found", "There is no such link in this workspace.");
  return { share_id: shareId, revoked: true };
}
