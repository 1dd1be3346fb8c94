import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import { SignedUp, SignUpBody } from "#lib/members/schemas.ts";
import { signUp } from "#lib/members/sign-up.ts";

/** Makes an account; the page signs in with it afterwards. The one door of the dashboard that needs no session. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async (now, headers) => {
    requireOwnOrigin(request);
    const input = parseInput(SignUpBody, await readBody(request), {});
    const origin = requestOrigin(request, headers["X-Request-Id"]);
    return Response.json(SignedUp.parse(await signUp(input, origin, now)));
  });
}
