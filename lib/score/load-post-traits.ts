import { withWorkspace } from "../db.ts";
import type { ProfileTraits } from "../formula/profile-traits.ts";
import type { OwnProfile } from "../profiles/list-own-profiles.ts";
import { describePosts } from "../strategy/describe-posts.ts";
import type { StrategyPost } from "../strategy/described-post.ts";
import { MAX_POSTS } from "../strategy/find-patterns.ts";
import { addDays, endOf } from "../time.ts";

/** A year back: enough posts of a brand that publishes once a week, and no other brand than the one it is now. */
const DAYS = 365;
/** Of longer texts the beginning is read. */
const MAX_CHARACTERS = 5_000;

/**
 * What the posts of one own profile are like, those of the year up to a day: replies and posts without a date are left out, and
 * of very many the newest are taken. Texts are read and not kept.
 *
 * @param to UTC day, YYYY-MM-DD
 */
export async function loadPostTraits(
  workspaceId: string,
  { id, platform, handle }: Pick<OwnProfile, "id" | "platform" | "handle">,
  to: string,
): Promise<ProfileTraits> {
  const from = new Date(addDays(to, 1 - DAYS));
  const posts = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<StrategyPost[]>`
      SELECT id, created_at AS "createdAt", left(text, ${MAX_CHARACTERS}::int) AS text,
        left(title, ${MAX_CHARACTERS}::int) AS title, lower(media) AS media, duration_s AS "durationS",
        likes::float8, comments::float8, shares::float8, quotes::float8, saves::float8,
        views::float8, impressions::float8, reach::float8
      FROM posts
      WHERE workspace_id = ${workspaceId} AND profile_id = ${id} AND is_reply IS NOT TRUE
        AND created_at >= ${from} AND created_at < ${endOf(to)}
      ORDER BY created_at DESC, id LIMIT ${MAX_POSTS}`,
  );
  return { platform, profile: id, posts: describePosts(posts, { handle }) };
}
