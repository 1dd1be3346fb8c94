import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { addPasskey } from "#lib/members/passkeys/add-passkey.ts";
import { NewPasskey, PasskeyAdded } from "#lib/members/schemas.ts";

/** Adds a passkey that the user's browser has made. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const input = parseInput(NewPasskey, await readBody(request), {});
    return PasskeyAdded.parse(await addPasskey(user, input, asked));
  });
}
