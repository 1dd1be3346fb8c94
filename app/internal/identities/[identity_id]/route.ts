import { answerUser } from "#app/internal/answer-user.ts";
import type { RouteContext } from "#lib/http/route.ts";
import { unlinkIdentity } from "#lib/members/providers/own-identities.ts";
import { IdentityUnlinked } from "#lib/members/schemas.ts";

/** Unlinks an account at a provider by which the user signs in. */
export function DELETE(request: Request, context: RouteContext): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { identity_id } = await context.params;
    return IdentityUnlinked.parse(await unlinkIdentity(user, String(identity_id), asked));
  });
}
