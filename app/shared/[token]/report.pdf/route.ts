import { writeReport } from "#app/report/write-report.ts";
import { readProof } from "#app/shared/read-proof.ts";
import { requireShare } from "#app/shared/require-share.ts";
import { answer } from "#lib/http/route.ts";
import { SHARED_HEADERS } from "#lib/http/server/security-headers.ts";
import { Problem } from "#lib/problems.ts";
import { isOpened, noteOpened } from "#lib/shares/open-share.ts";

type Context = { params: Promise<{ token: string }> };

/** The audit of a link as a PDF, for whoever has the link, and its password where it has one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answer(request, async (now) => {
    const share = await requireShare(token, now);
    if (!isOpened(share, token, readProof(request)))
      throw new Problem("Forbidden", "This link has a password. Open its page and type it there first.");
    const { body, headers } = await writeReport(share.caller, share.brand, share.auditId);
    await noteOpened(share, now);
    const told = Object.fromEntries(SHARED_HEADERS.map(({ key, value }) => [key, value]));
    return new Response(new Uint8Array(body as Uint8Array), { headers: { ...headers, ...told } });
  });
}
