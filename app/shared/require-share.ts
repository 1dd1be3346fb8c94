import { Problem } from "#lib/problems.ts";
import { type FoundShare, findShare } from "#lib/shares/find-share.ts";
import { NO_SUCH_LINK } from "./no-such-link.ts";

/** @throws Problem 404 `Not Found` for a link that never was, has expired or was taken back: all are told the same. */
export async function requireShare(token: string, now: Date): Promise<FoundShare> {
  const share = await findShare(token, now);
  if (!share) throw new Problem("Not Found", NO_SUCH_LINK);
  return share;
}
