import { answerUser } from "#app/internal/answer-user.ts";
import { providerCookie } from "#app/provider-cookie.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { beginLinking } from "#lib/members/providers/begin-visit.ts";
import { IdentityRequest, ProviderPage } from "#lib/members/schemas.ts";

/** Begins to link an account at a provider, with the password or a code: tells its page, to which the browser goes on. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const input = parseInput(IdentityRequest, await readBody(request), {});
    const { url, visit } = await beginLinking(user, input, asked);
    return Response.json(ProviderPage.parse({ url }), { headers: { "set-cookie": providerCookie(visit) } });
  });
}
