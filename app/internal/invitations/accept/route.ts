import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { acceptInvitation } from "#lib/invitations/accept-invitation.ts";
import { InvitationToken, JoinedWorkspace } from "#lib/invitations/schemas.ts";

/** Lets the user into the workspace of an invitation. Opening the link changes nothing: programs open links too. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, { origin, now }) => {
    const { token } = parseInput(InvitationToken, await readBody(request), {});
    return JoinedWorkspace.parse(await acceptInvitation(user, token, origin, now));
  });
}
