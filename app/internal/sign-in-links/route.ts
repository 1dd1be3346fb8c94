import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import { requestLink } from "#lib/members/links/request-link.ts";
import { LinkRequest, LinkRequested } from "#lib/members/schemas.ts";

/** Mails a link to sign in or to a new password, if somebody has the address; needs no session. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async (now, headers) => {
    requireOwnOrigin(request);
    const input = parseInput(LinkRequest, await readBody(request), {});
    const { address } = requestOrigin(request, headers["X-Request-Id"]);
    return Response.json(LinkRequested.parse(await requestLink(input, address, now)));
  });
}
