import type { MadeFile } from "#app/answer-file.ts";
import type { Caller } from "#lib/caller.ts";
import { Problem } from "#lib/problems.ts";
import { findLogo } from "#lib/report-look/find-look.ts";

/**
 * The logo of the caller's workspace. A picture that somebody sent is shown and never runs anything.
 * @throws Problem 404 `Not Found` without one.
 */
export async function answerLogo(caller: Caller): Promise<MadeFile> {
  const logo = await findLogo(caller);
  if (!logo) throw new Problem("Not Found", "Reports of this workspace have no logo.");
  return {
    body: logo,
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "private, max-age=300",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  };
}
