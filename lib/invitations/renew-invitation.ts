import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { authoriseInviting, requireSeat } from "./authorise-inviting.ts";
import { invitationNotFound } from "./find-invitation.ts";
import { readNames, sendOut } from "./invite-member.ts";
import { makeLinks } from "./make-links.ts";
import type { CreatedInvitation } from "./schemas.ts";

/**
 * Gives an invitation, expired or not, a new link and seven more days; earlier links of it lead nowhere. It is mailed as a new one is.
 * @throws Problem 404 `Not Found` for no invitation of this workspace, 403 and 409 `Limit Reached` as `inviteMember`.
 */
export async function renewInvitation(
  caller: Caller,
  id: string,
  now: Date,
  record: Recorder,
): Promise<CreatedInvitation> {
  const { workspaceId, actor } = caller;
  const links = makeLinks(now);
  const made = await withWorkspace(workspaceId, async (tx) => {
    await authoriseInviting(tx, caller);
    const found = await tx.invitation.findFirst({ where: { workspaceId, id } });
    if (!found) throw invitationNotFound();
    await requireSeat(tx, caller, found.email, now);
    const row = await tx.invitation.update({ where: { id }, data: { ...links.stored, invitedBy: actor.id } });
    await record(tx, { workspaceId, subject: id });
    return { row, ...(await readNames(tx, caller)) };
  });
  return sendOut(made, links, now);
}
