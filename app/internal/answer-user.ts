import { sessionUser } from "#app/session-user.ts";
import { countMember } from "#lib/http/admit-member.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import type { SessionUser } from "#lib/members/find-session-user.ts";
import { sessionOver } from "#lib/members/is-session-alive.ts";
import { requireOwnOrigin } from "./own-origin.ts";

type Work = (
  user: SessionUser,
  asked: { origin: ReturnType<typeof requestOrigin>; now: Date },
) => Promise<unknown>;

/**
 * The door for changes that a person makes to what is their own in every workspace: sessions and password. It answers with
 * what `work` returns, an answer as it is, or with the problem that it throws: 401 without a session, 403 or 415 from elsewhere, 429.
 */
export function answerUser(request: Request, work: Work): Promise<Response> {
  return answer(request, async (now, headers) => {
    requireOwnOrigin(request);
    const user = await sessionUser();
    if (!user) throw sessionOver();
    await countMember(user.id, headers);
    const done = await work(user, { origin: requestOrigin(request, headers["X-Request-Id"]), now });
    return done instanceof Response ? done : Response.json(done);
  });
}
