import type { MadeFile } from "#app/answer-file.ts";
import { answer } from "#lib/http/route.ts";
import { SHARED_HEADERS } from "#lib/http/server/security-headers.ts";
import { Problem } from "#lib/problems.ts";
import type { FoundShare } from "#lib/shares/find-share.ts";
import { isOpened, noteOpened } from "#lib/shares/open-share.ts";
import { readProof } from "./read-proof.ts";
import { requireShare } from "./require-share.ts";

/** A file of a link, for whoever has the link, and its password where it has one. */
export function answerShared(
  request: Request,
  token: string,
  make: (share: FoundShare) => Promise<MadeFile>,
): Promise<Response> {
  return answer(request, async (now) => {
    const share = await requireShare(token, now);
    if (!isOpened(share, token, readProof(request)))
      throw new Problem("Forbidden", "This link has a password. Open its page and type it there first.");
    const { body, headers } = await make(share);
    await noteOpened(share, now);
    const told = Object.fromEntries(SHARED_HEADERS.map(({ key, value }) => [key, value]));
    return new Response(typeof body === "string" ? body : new Uint8Array(body), {
      headers: { ...headers, ...told },
    });
  });
}
