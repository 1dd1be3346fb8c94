import { findMember } from "../access/find-member.ts";
import { recorderOf } from "../audit-log/recorder.ts";
import type { Origin } from "../audit-log/write-entry.ts";
import { Problem } from "../problems.ts";
import { storeInvitation } from "./invite-member.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { joinUrl, makeLinks } from "./make-links.ts";
import type { InvitedToSeveral, InviteToSeveral } from "./schemas.ts";

type Invited = { brand: string; inviter: string; links: ReturnType<typeof makeLinks> };

/**
 * Invites an email address into several workspaces of a user, each as `inviteMember` would by their role there, with one mail that
 * names all of them and one link. What is refused for one of them changes nothing for the others.
 * @returns what came of each, in the order in which they were asked for; of one that they may not see, only that
 */
export async function inviteToSeveral(
  userId: string,
  { email, role, workspace_ids }: InviteToSeveral,
  { origin, now }: { origin: Origin; now: Date },
): Promise<InvitedToSeveral> {
  const record = recorderOf("invitation.created", { kind: "user", id: userId }, origin, now);
  const invited: Invited[] = [];
  const outcomes: InvitedToSeveral["outcomes"] = [];
  const inviteTo = async (workspaceId: string): Promise<string | null> => {
    const member = await findMember(userId, workspaceId);
    if (!member) return "There is no such workspace, or you are not a member of it.";
    const links = makeLinks(now);
    try {
      const made = await storeInvitation(member.caller, { email, role }, { links, now, record });
      invited.push({ brand: made.brand, inviter: made.people[0]?.name ?? "Someone", links });
      return null;
    } catch (error) {
      if (error instanceof Problem) return error.message;
      throw error;
    }
  };
  for (const workspace_id of new Set(workspace_ids))
    outcomes.push({ workspace_id, refusal: await inviteTo(workspace_id) });
  if (invited[0] === undefined) return { email, outcomes, url: null, mailed: false };
  const secrets = invited.flatMap(({ links }) => links.mailedSecret ?? []);
  const mailed = await mailInvitation({
    ...{ email, role, inviter: invited[0].inviter },
    brands: invited.map(({ brand }) => brand),
    url: secrets.length > 0 ? joinUrl(secrets) : null,
  });
  return { email, outcomes, url: joinUrl(invited.map(({ links }) => links.shownSecret)), mailed };
}
