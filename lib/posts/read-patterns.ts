import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { compareGroups, type GroupComparison } from "../strategy/compare-groups.ts";
import { describePosts } from "../strategy/describe-posts.ts";
import type { StrategyPost } from "../strategy/described-post.ts";
import { MAX_POSTS } from "../strategy/find-patterns.ts";
import { daysBefore } from "../time.ts";
import { listIds } from "./list-posts.ts";

/** A year back: what worked earlier was another brand's. */
export const PATTERN_DAYS = 365;

/**
 * Which formats, weekdays and hours of the posts of the last year did better than others, of very many posts the newest 3,000.
 *
 * @param caller who asks, for its own workspace
 * @param platform of which alone; null for all together
 * @param timeZone IANA name of the zone of weekdays and hours
 * @param now the moment; the last week before it has not settled
 * @returns null where there are too few posts to compare
 * @throws Problem 403 without the scope `score:read`.
 */
export async function readPatterns(
  caller: Caller,
  platform: Platform | null,
  timeZone: string,
  now: Date,
): Promise<GroupComparison | null> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const rows = await withWorkspace(workspaceId, async (tx) => {
    const ids = await listIds(tx, workspaceId, platform ?? undefined);
    return tx.$queryRaw<(Omit<StrategyPost, "text" | "title" | "durationS"> & { profile: string })[]>`
      SELECT profile_id AS profile, id, created_at AS "createdAt", lower(media) AS media, likes::float8, comments::float8,
        shares::float8, quotes::float8, saves::float8, views::float8, impressions::float8, reach::float8
      FROM posts
      WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids}) AND is_reply IS NOT TRUE
        AND created_at >= ${daysBefore(now, PATTERN_DAYS)} AND created_at <= ${now}
      ORDER BY created_at DESC, id LIMIT ${MAX_POSTS}`;
  });
  const profiles = Map.groupBy(rows, ({ profile }) => profile).values();
  const described = [...profiles].map((posts) =>
    describePosts(posts.map((post) => ({ ...post, text: null, title: null, durationS: null }))),
  );
  return compareGroups(described, now.getTime(), timeZone);
}
