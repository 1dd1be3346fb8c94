import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { presentInvitation } from "./present-invitation.ts";
import type { Invitation } from "./schemas.ts";

/** More than a page shows; expired ones go by themselves. */
const MOST = 1_000;

/**
 * Who is invited into the caller's workspace and has not joined, the newest first.
 * @throws Problem 403 `Insufficient Scope` below admin.
 */
export async function listInvitations(caller: Caller, now: Date): Promise<Invitation[]> {
  await requireRole(caller, ROLE_FOR.team, "Invitations are shown only to");
  const { workspaceId } = caller;
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.invitation.findMany({
      where: { workspaceId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST,
    });
    const ids = rows.map(({ invitedBy }) => invitedBy);
    const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return rows.map((row) => presentInvitation(row, people, now));
  });
}
