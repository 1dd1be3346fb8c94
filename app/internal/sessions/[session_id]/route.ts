import { answerUser } from "#app/internal/answer-user.ts";
import type { RouteContext } from "#lib/http/route.ts";
import { endSession } from "#lib/members/end-session.ts";
import { EndedSession } from "#lib/members/schemas.ts";

/** Ends one session of the user, in whatever browser it is. */
export function DELETE(request: Request, context: RouteContext): Promise<Response> {
  return answerUser(request, async ({ id: userId, sessionId: by }, asked) => {
    const { session_id } = await context.params;
    return EndedSession.parse(await endSession({ userId, sessionId: String(session_id) }, { ...asked, by }));
  });
}
