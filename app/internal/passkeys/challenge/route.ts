import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import { beginPasskeySignIn } from "#lib/members/passkeys/sign-in-by-passkey.ts";

/** What a browser is to have signed by a passkey, as WebAuthn has it; needs no session. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async (now, headers) => {
    requireOwnOrigin(request);
    const { address } = requestOrigin(request, headers["X-Request-Id"]);
    return Response.json(await beginPasskeySignIn(address, now));
  });
}
