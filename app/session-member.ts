import { findMember, type Member } from "#lib/access/find-member.ts";
import { Problem } from "#lib/problems.ts";
import { sessionUser } from "./session-user.ts";

/**
 * The signed-in user of a request as a member of a workspace, for routes; pages have `requireMember`.
 * @throws Problem 401 without a session, 404 for a workspace that is not theirs.
 */
export async function sessionMember(workspaceId: string): Promise<Member> {
  const user = await sessionUser();
  if (!user) throw new Problem("Unauthorized", "Your session has ended. Sign in again.");
  const member = await findMember(user.id, workspaceId);
  if (!member) throw new Problem("Not Found", "There is no such workspace, or you are not a member of it.");
  return member;
}
