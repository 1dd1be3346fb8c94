import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { answer } from "#lib/http/route.ts";
import { SignedUp, SignUpBody } from "#lib/members/schemas.ts";
import { signUp } from "#lib/members/sign-up.ts";

/** Makes an account; the page signs in with it afterwards. The one door of the dashboard that needs no session. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async (now) => {
    requireOwnOrigin(request);
    const input = parseInput(SignUpBody, await readBody(request), {});
    const address = clientAddress(request.headers.get("x-forwarded-for"));
    return Response.json(SignedUp.parse(await signUp(input, address, now)));
  });
}
