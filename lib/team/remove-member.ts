import { endAgents } from "../api-keys/end-agents.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { lockTeam, requireManaged, requireOtherOwner, withdrawInvitationsOf } from "./lock-team.ts";
import type { RemovedMember } from "./schemas.ts";

/**
 * Ends a membership, one's own too: none of their sessions reaches the workspace from then on, and no agent that they connected. What they made stays; their drafts
 * belong to whoever removes them or, where they leave, to the owner who has been one for longest.
 * @throws Problem 403 `Insufficient Scope` for others below admin, and for a member above oneself; 404 `Not Found` for no member; 409
 * `Last Owner` for the only owner.
 */
export function removeMember(caller: Caller, userId: string, now: Date): Promise<RemovedMember> {
  const { workspaceId, actor } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const team = await lockTeam(tx, caller);
    const hasLeft = userId === actor.id;
    const role = hasLeft ? team.own : requireManaged(team, userId, "This member can be removed only by");
    if (role === "owner") requireOtherOwner(team, userId);
    const heir = hasLeft ? team.longestOwner(userId) : actor.id;
    await tx.membership.deleteMany({ where: { workspaceId, userId } });
    await withdrawInvitationsOf(tx, workspaceId, userId);
    await endAgents(tx, { workspaceId, userId }, now);
    const { count } = await tx.draft.updateMany({
      where: { workspaceId, ownerId: userId },
      data: { ownerId: heir },
    });
    return { user_id: userId, removed: true, has_left: hasLeft, drafts: count };
  });
}
