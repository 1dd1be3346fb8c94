import { requireOwnOrigin } from "#app/internal/own-origin.ts";
import { proofCookie } from "#app/shared/read-proof.ts";
import { requireShare } from "#app/shared/require-share.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { answer } from "#lib/http/route.ts";
import { Problem } from "#lib/problems.ts";
import { openShare } from "#lib/shares/open-share.ts";
import { SharePassword } from "#lib/shares/schemas.ts";

type Context = { params: Promise<{ token: string }> };

/** Takes the password of a link; the browser that knew it need not tell it again for a day. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answer(request, async (now) => {
    requireOwnOrigin(request);
    const share = await requireShare(token, now);
    const { password } = parseInput(SharePassword, await readBody(request), {});
    const address = clientAddress(request.headers.get("x-forwarded-for"));
    const proof = await openShare(share, { secret: token, password, address });
    if (proof === null) throw new Problem("Forbidden", "That is not the password for this link.");
    return Response.json({ opened: true }, { headers: { "Set-Cookie": proofCookie(token, proof) } });
  });
}
