import { answerUser } from "#app/internal/answer-user.ts";
import { beginPasskey } from "#lib/members/passkeys/add-passkey.ts";

/** What the user's browser is to make a passkey of, as WebAuthn has it. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, (user, { now }) => beginPasskey(user, now));
}
