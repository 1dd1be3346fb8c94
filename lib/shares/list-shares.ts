import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { presentShare } from "./present-share.ts";
import type { Share } from "./schemas.ts";

/** More than a page shows; older ones expire by themselves. */
const MOST = 100;

/** The links to an audit that lead there now, the newest first, at most 100. */
export function listShares(caller: Caller, auditId: string, now: Date): Promise<Share[]> {
  requireScope(caller, "audits:read");
  const { workspaceId } = caller;
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.auditShare.findMany({
      where: { workspaceId, auditId, revokedAt: null, expiresAt: { gt: now } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST,
    });
    const ids = rows.map(({ createdBy }) => createdBy);
    const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return rows.map((row) => presentShare(row, people));
  });
}
