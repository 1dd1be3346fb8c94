import type { Role } from "../access/find-member.ts";
import { roleIncludes } from "../access/role-includes.ts";
import type { Caller } from "../caller.ts";
import type { WorkspaceTx } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";

/** Who is in a workspace while nobody else changes that, and the one who asks. */
export type Team = { own: Role; roles: ReadonlyMap<string, Role>; longestOwner: (but: string) => string };

/**
 * Reads the roles of a workspace and keeps them until the transaction ends: two owners who lower each other at once would leave none.
 * What was asked at the door is asked again here, of the caller's role by now.
 * @throws Problem 404 `Not Found` for a caller who is no member any more.
 */
export async function lockTeam(tx: WorkspaceTx, { workspaceId, actor }: Caller): Promise<Team> {
  await lockUntilEnd(tx, teamLock(workspaceId));
  const rows = await tx.membership.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });
  const roles = new Map(rows.map(({ userId, role }) => [userId, role as Role]));
  const own = roles.get(actor.id);
  if (!own) throw new Problem("Not Found", "There is no such workspace, or you are not a member of it.");
  const longestOwner = (but: string) =>
    rows.find(({ userId, role }) => role === "owner" && userId !== but)?.userId ?? but;
  return { own, roles, longestOwner };
}

/** What everybody locks who changes how many are in a team, or are to be. */
export function teamLock(workspaceId: string): string {
  return `team of ${workspaceId}`;
}

/** Whether somebody with a role may change the role of another, and remove them: from admins on, nobody above themselves. */
export function mayManage(own: Role, other: Role): boolean {
  return roleIncludes(own, "admin") && roleIncludes(own, other);
}

/**
 * The role of a member whom the caller may manage.
 * @param what begins the sentence that refuses: "Members can be removed only by".
 * @throws Problem 403 `Insufficient Scope` below admin, and for a member above the caller; 404 `Not Found` for no member.
 */
export function requireManaged({ own, roles }: Team, userId: string, what: string): Role {
  if (!roleIncludes(own, "admin"))
    throw new Problem("Insufficient Scope", `${what} the workspace's owners and admins.`);
  const role = roleIn(roles, userId);
  if (!mayManage(own, role)) throw new Problem("Insufficient Scope", `${what} another owner: they are one.`);
  return role;
}

/** @throws Problem 404 `Not Found` for no member. */
export function roleIn(roles: Team["roles"], userId: string): Role {
  const role = roles.get(userId);
  if (!role) throw new Problem("Not Found", "There is no such member in this workspace.");
  return role;
}

/**
 * Keeps the last owner in place.
 * @throws Problem 409 `Last Owner` when no other member owns the workspace.
 */
export function requireOtherOwner({ roles }: Team, userId: string): void {
  const others = [...roles].filter(([id, role]) => role === "owner" && id !== userId);
  if (others.length > 0) return;
  throw new Problem(
    "Last Owner",
    "This is the only owner of the workspace. Make another member an owner first, or hand the workspace over under Settings, Team.",
  );
}

/** Takes back the invitations of somebody who may invite nobody any more: a link that they kept would let them in again. */
export async function withdrawInvitationsOf(
  tx: WorkspaceTx,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await tx.invitation.deleteMany({ where: { workspaceId, invitedBy: userId } });
}
