import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import { InvitedSignUp } from "#lib/invitations/schemas.ts";
import { signUpInvited } from "#lib/invitations/sign-up-invited.ts";
import { SignedUp } from "#lib/members/schemas.ts";

/** Makes a user of somebody who is invited; the page signs in and joins afterwards. Needs no session. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async (now, headers) => {
    requireOwnOrigin(request);
    const input = parseInput(InvitedSignUp, await readBody(request), {});
    const origin = requestOrigin(request, headers["X-Request-Id"]);
    return Response.json(SignedUp.parse(await signUpInvited(input, origin, now)));
  });
}
