import { answerUser } from "#app/internal/answer-user.ts";
import type { RouteContext } from "#lib/http/route.ts";
import { removePasskey } from "#lib/members/passkeys/own-passkeys.ts";
import { PasskeyRemoved } from "#lib/members/schemas.ts";

/** Removes a passkey of the user. */
export function DELETE(request: Request, context: RouteContext): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { passkey_id } = await context.params;
    return PasskeyRemoved.parse(await removePasskey(user, String(passkey_id), asked));
  });
}
