import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { addDays, utcDay } from "../time.ts";
import { pictureDigest } from "./picture-digest.ts";
import { sumInteractions } from "./sum-interactions.ts";

/** A post beside the usual one of its profile in the same days. */
export type ExtremePost = {
  profile: string;
  id: string;
  platform: Platform;
  createdAt: Date;
  /** Title or text; null where neither is known. */
  words: string | null;
  url: string | null;
  /** Its format, as it is listed; null where it is not known. */
  format: string | null;
  /** The digest of its small picture; null where none is kept. */
  picture: string | null;
  engagements: number;
  /** Engagements of the usual post: the median, above nought. */
  usual: number;
  /** How many posts that is of. */
  posts: number;
};

/** Younger posts have not got yet what they will get. */
const MIN_AGE_DAYS = 7;
/** Of fewer posts there is no usual one. */
const MIN_POSTS = 10;
const MAX_WORDS = 200;

/**
 * The posts that got most and least engagements (likes, comments, shares, quotes, saves) against the usual post of their
 * profile in the same days.
 *
 * @param caller who asks, for its own workspace
 * @param range first and last day, YYYY-MM-DD; posts of the last week before `now` are left out
 * @param platform of which alone; null for all together
 * @param now the moment
 * @returns best and worst; null where no profile has ten posts of which engagements are known
 * @throws Problem 403 without the scope `score:read`.
 */
export async function findExtremes(
  caller: Caller,
  range: { from: string; to: string },
  platform: Platform | null,
  now: Date,
): Promise<{ best: ExtremePost; worst: ExtremePost } | null> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const aged = addDays(utcDay(now), -MIN_AGE_DAYS);
  const start = new Date(range.from);
  const last = [range.to, aged].sort()[0] as string;
  const end = new Date(addDays(last, 1));
  return withWorkspace(workspaceId, async (tx) => {
    const own = await listOwnProfiles(tx, workspaceId);
    const ids = own.filter((one) => platform === null || one.platform === platform).map(({ id }) => id);
    const rows = await tx.$queryRaw<Omit<ExtremePost, "platform">[]>`
      WITH counted AS (
        SELECT profile_id, id, created_at, ${sumInteractions("posts")} AS engagements
        FROM posts WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids})
          AND created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz
          AND coalesce(likes, comments, shares, quotes, saves) IS NOT NULL
      ), usual AS (
        SELECT profile_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY engagements) AS usual, count(*)::int AS posts
        FROM counted GROUP BY profile_id HAVING count(*) >= ${MIN_POSTS}
      ), compared AS (
        SELECT counted.*, usual, posts, engagements / usual AS times FROM counted JOIN usual USING (profile_id) WHERE usual > 0
      ), ranked AS (
        (SELECT * FROM compared ORDER BY times DESC, created_at DESC LIMIT 1)
        UNION (SELECT * FROM compared ORDER BY times, created_at DESC LIMIT 1)
      )
      SELECT posts.id, posts.profile_id AS profile, posts.created_at AS "createdAt", posts.url,
        lower(posts.media) AS format, ${pictureDigest("posts")} AS picture,
        left(coalesce(posts.title, posts.text), ${MAX_WORDS}::int) AS words,
        ranked.engagements::float8 AS engagements, usual::float8 AS usual, ranked.posts
      FROM ranked JOIN posts ON posts.workspace_id = ${workspaceId} AND posts.profile_id = ranked.profile_id
        AND posts.id = ranked.id
      ORDER BY times DESC`;
    const [best, worst] = rows.map((post) => ({
      ...post,
      platform: own.find(({ id }) => id === post.profile)?.platform as Platform,
    }));
    return best && worst ? { best, worst } : null;
  });
}
