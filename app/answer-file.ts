import { findMember, type Member } from "#lib/access/find-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { answer } from "#lib/http/route.ts";
import { Problem } from "#lib/problems.ts";
import { sessionUser } from "./session-user.ts";

export type MadeFile = { body: string | Uint8Array; headers: Record<string, string> };

/**
 * A file of a workspace for its members, whatever their role. Its path is none of /internal, so that it is made in turn with the pages
 * (`pages-in-turn.ts`).
 */
export function answerFile(
  request: Request,
  workspaceId: string,
  make: (member: Member) => Promise<MadeFile>,
): Promise<Response> {
  return answer(request, async (_now, told) => {
    const user = await sessionUser();
    if (!user) throw new Problem("Unauthorized", "Your session has ended. Sign in again.");
    const member = await findMember(user.id, workspaceId);
    if (!member) throw new Problem("Not Found", "There is no such workspace, or you are not a member of it.");
    await admitMember(member, "viewer", told);
    const { body, headers } = await make(member);
    return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
  });
}
