import { acrossWorkspaces } from "../../db.ts";
import { env } from "../../env.ts";
import { daysBefore } from "../../time.ts";

/** A picture that no sync has seen for so long goes: whether its post is still there is not known any more. */
const UNSEEN_DAYS = 7;
const MAX_AT_ONCE = 1_000;

/**
 * Removes pictures of posts that are no longer read, and all of them where the operator keeps none. What was drawn for the example
 * brands stays.
 * @returns whether there may be more
 */
export async function discardPictures(now: Date): Promise<boolean> {
  const isOff = env().PLINTH_POST_PICTURES === "0";
  const until = isOff ? now : daysBefore(now, UNSEEN_DAYS);
  const removed = await acrossWorkspaces(
    (tx) => tx.$executeRaw`
      WITH old AS (
        SELECT workspace_id, profile_id, post_id FROM post_pictures WHERE seen_at <= ${until}
        LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
      )
      DELETE FROM post_pictures p USING old WHERE p.workspace_id = old.workspace_id AND p.profile_id = old.profile_id AND p.post_id = old.post_id`,
  );
  return removed === MAX_AT_ONCE;
}
