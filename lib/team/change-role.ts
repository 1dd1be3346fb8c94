import { ROLE_FOR } from "../access/role-for.ts";
import { roleIncludes } from "../access/role-includes.ts";
import { endAgents } from "../api-keys/end-agents.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { lockTeam, requireManaged, requireOtherOwner, withdrawInvitationsOf } from "./lock-team.ts";
import type { ChangedMember, RoleChange } from "./schemas.ts";

/**
 * Gives a member another role, from their next request on. Nobody manages people above themselves, or raises anybody above themselves;
 * one's own role may be lowered. Below the role for keys it disconnects the agents that they connected.
 * @throws Problem 403 `Insufficient Scope` below admin, for a member or a role above one's own; 404 `Not Found` for no member; 409
 * `Last Owner` for the only owner.
 */
export function changeRole(
  caller: Caller,
  { userId, role }: RoleChange & { userId: string },
  now: Date,
): Promise<ChangedMember> {
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const team = await lockTeam(tx, caller);
    const before = requireManaged(team, userId, "This role can be changed only by");
    if (!roleIncludes(team.own, role))
      throw new Problem("Insufficient Scope", `You are ${team.own} here; only an owner can make an owner.`);
    if (before === "owner" && role !== "owner") requireOtherOwner(team, userId);
    await tx.membership.updateMany({ where: { workspaceId, userId }, data: { role } });
    if (!roleIncludes(role, "admin")) await withdrawInvitationsOf(tx, workspaceId, userId);
    if (!roleIncludes(role, ROLE_FOR.keys)) await endAgents(tx, { workspaceId, userId }, now);
    return { user_id: userId, role };
  });
}
