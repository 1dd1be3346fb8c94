import type { Member, Role } from "#lib/access/find-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { answer } from "#lib/http/route.ts";
import { sessionMember } from "./session-member.ts";

export type MadeFile = { body: string | Uint8Array; headers: Record<string, string> };

/**
 * A file of a workspace for its members, from a role on; whatever theirs is when none is named. Its path is none of /internal, so that it is made in turn with the pages
 * (`pages-in-turn.ts`).
 */
export function answerFile(
  request: Request,
  workspaceId: string,
  make: (member: Member) => Promise<MadeFile>,
  needed: Role = "viewer",
): Promise<Response> {
  return answer(request, async (_now, told) => {
    const member = await sessionMember(workspaceId);
    await admitMember(member, needed, told);
    const { body, headers } = await make(member);
    return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
  });
}
