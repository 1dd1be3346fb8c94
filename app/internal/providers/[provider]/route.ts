import { callbackPath } from "#app/callback-path.ts";
import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { providerCookie } from "#app/provider-cookie.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer, type RouteContext } from "#lib/http/route.ts";
import { beginProviderSignIn } from "#lib/members/providers/begin-visit.ts";
import { ProviderPage, ProviderVisit } from "#lib/members/schemas.ts";

/** Begins a sign-in by a provider: tells its page, to which the browser goes on; needs no session. */
export function POST(request: Request, { params }: RouteContext): Promise<Response> {
  return answer(request, async (now, headers) => {
    requireOwnOrigin(request);
    const { go_to } = parseInput(ProviderVisit, await readBody(request), {});
    const { address } = requestOrigin(request, headers["X-Request-Id"]);
    const asked = { goTo: callbackPath(go_to), address, now };
    const { url, visit } = await beginProviderSignIn(String((await params).provider), asked);
    return Response.json(ProviderPage.parse({ url }), { headers: { "set-cookie": providerCookie(visit) } });
  });
}
