import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { answer } from "#lib/http/route.ts";
import { Unsubscribe, Unsubscribed } from "#lib/schedules/schemas.ts";
import { unsubscribe } from "#lib/schedules/unsubscribe.ts";

/** Sends an address no more reports, by the secret of a mail; needs no session. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async (now) => {
    requireOwnOrigin(request);
    const { token } = parseInput(Unsubscribe, await readBody(request), {});
    return Response.json(Unsubscribed.parse(await unsubscribe(token, now)));
  });
}
