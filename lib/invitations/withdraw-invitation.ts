import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { authoriseInviting } from "./authorise-inviting.ts";
import { invitationNotFound } from "./find-invitation.ts";
import type { WithdrawnInvitation } from "./schemas.ts";

/**
 * Takes an invitation back: its links lead nowhere from now on.
 * @throws Problem 404 `Not Found` for no invitation of this workspace, 403 `Insufficient Scope` below admin.
 */
export function withdrawInvitation(caller: Caller, id: string): Promise<WithdrawnInvitation> {
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    await authoriseInviting(tx, caller);
    const { count } = await tx.invitation.deleteMany({ where: { workspaceId, id } });
    if (count === 0) throw invitationNotFound();
    return { invitation_id: id, withdrawn: true };
  });
}
