import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { inviteToSeveral } from "#lib/invitations/invite-to-several.ts";
import { InvitedToSeveral, InviteToSeveral } from "#lib/invitations/schemas.ts";

/** Invites somebody into several workspaces of the user at once; what each role there allows is asked of each. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const input = parseInput(InviteToSeveral, await readBody(request), {});
    return InvitedToSeveral.parse(await inviteToSeveral(user.id, input, asked));
  });
}
