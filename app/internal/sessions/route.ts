import { answerUser } from "#app/internal/answer-user.ts";
import { endOtherSessions } from "#lib/members/end-session.ts";
import { EndedSessions } from "#lib/members/schemas.ts";

/** Ends all sessions of the user but the one that asks. */
export function DELETE(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => EndedSessions.parse(await endOtherSessions(user, asked)));
}
