import type { Role } from "../access/find-member.ts";
import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { mayManage } from "./lock-team.ts";
import type { TeamMember } from "./schemas.ts";

const ORDER: readonly Role[] = ["owner", "admin", "editor", "viewer"];

/**
 * The members of the caller's workspace, owners first, each since when and when last seen.
 * @param role of the caller, by which it is told whom they may manage
 */
export async function listTeam(caller: Caller, role: Role): Promise<TeamMember[]> {
  requireScope(caller, "workspace:read");
  const { workspaceId, actor } = caller;
  const { rows, seen } = await readWorkspace(workspaceId, async (db) => ({
    rows: await db.membership.findMany({
      where: { workspaceId },
      select: {
        userId: true,
        role: true,
        createdAt: true,
        user: { select: { name: true, email: true } },
      },
      orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    }),
    seen: await db.$queryRaw<
      { user_id: string; last_seen_at: Date }[]
    >`SELECT user_id, last_seen_at FROM last_seen_of_members()`,
  }));
  const seenAt = new Map(seen.map((one) => [one.user_id, one.last_seen_at]));
  return rows
    .map((row) => ({
      user_id: row.userId,
      ...row.user,
      role: row.role as Role,
      since: row.createdAt.toISOString(),
      last_seen_at: seenAt.get(row.userId)?.toISOString() ?? null,
      is_me: row.userId === actor.id,
      can_manage: row.userId !== actor.id && mayManage(role, row.role as Role),
    }))
    .sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
}
