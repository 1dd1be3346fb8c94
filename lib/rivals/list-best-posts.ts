import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { GONE } from "../platforms/sync/forget-posts.ts";
import { AGE, FORMAT } from "../posts/post-columns.ts";
import { LEAST_POSTS, SETTLED_AGE } from "../posts/values.ts";
import { pictureDigest } from "../score/picture-digest.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import { addDays, endOf } from "../time.ts";
import type { BestPost } from "./schemas.ts";
import { MOST_BEST, MOST_BEST_EACH, WEEK } from "./values.ts";

/** So many newest settled posts of a profile say what is usual of it. */
const MOST_USUAL = 50;
const MAX_CHARACTERS = 400;

type Row = Omit<BestPost, "at" | "usual"> & { at: Date; usual: number | null; among: number | null };

/**
 * The best posts of a week of some profiles, in one statement: what got the most against what half of the same profile's newest
 * posts had when they were as old. Posts whose usual is not known stand behind, by their interactions. Replies are no posts.
 *
 * @param asked ids of profiles of the caller's workspace, and the last day of the week, YYYY-MM-DD
 * @returns at most three of a profile and twelve in all; those of watched profiles first, of each kind the best first
 * @throws Problem 403 without the scope `score:read`
 */
export async function listBestPosts(
  caller: Caller,
  { ids, to }: { ids: readonly string[]; to: string },
): Promise<BestPost[]> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const from = new Date(addDays(to, 1 - WEEK));
  const rows = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<Row[]>`
      WITH week AS (
        SELECT p.workspace_id, p.profile_id, p.id, p.created_at, f.platform, f.handle, f.role, f.source, left(p.text, ${MAX_CHARACTERS}::int) AS text,
          p.url, ${FORMAT} AS format, (${sumInteractions("p")})::float8 AS interactions, p.likes::float8, p.comments::float8,
          coalesce(p.impressions, p.views)::float8 AS views, greatest(${AGE}, 0) AS age
        FROM posts p JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = p.profile_id AND f.disconnected_at IS NULL
        WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids}) AND p.is_reply IS NOT TRUE
          AND p.created_at >= ${from} AND p.created_at < ${endOf(to)} AND NOT starts_with(p.id, ${GONE})
          AND coalesce(p.likes, p.comments, p.shares, p.quotes, p.saves) IS NOT NULL
      ), ages AS (SELECT DISTINCT profile_id, source, least(age, ${SETTLED_AGE}::int) AS age FROM week
      ), settled AS (
        SELECT a.profile_id, a.source, found.* FROM (SELECT DISTINCT profile_id, source FROM ages) a
        JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = a.profile_id
        CROSS JOIN LATERAL (
          SELECT p.id, p.created_at::date AS day, p.imported_at::date - p.created_at::date AS stamped,
            (${sumInteractions("p")})::float8 AS interactions
          FROM posts p
          WHERE p.workspace_id = ${workspaceId} AND p.profile_id = f.id AND p.is_reply IS NOT TRUE
            AND coalesce(p.likes, p.comments, p.shares, p.quotes, p.saves) IS NOT NULL AND ${AGE} >= ${SETTLED_AGE}
          ORDER BY p.created_at DESC LIMIT ${MOST_USUAL}
        ) found
      ), had AS (
        SELECT s.profile_id, a.age,
          CASE WHEN a.age = ${SETTLED_AGE} OR s.stamped <= a.age THEN s.interactions ELSE early.interactions END AS interactions
        FROM settled s JOIN ages a USING (profile_id)
        LEFT JOIN LATERAL (
          SELECT (${sumInteractions("h")})::float8 AS interactions, h.day FROM post_figures h
          WHERE h.workspace_id = ${workspaceId} AND h.profile_id = s.profile_id AND h.post_id = s.id AND h.day <= s.day + a.age
          ORDER BY h.day DESC LIMIT 1
        ) early ON a.age < ${SETTLED_AGE} AND s.stamped > a.age AND (s.source = 'oauth' OR early.day = s.day + a.age)
      ), usual AS (
        SELECT profile_id, age, percentile_cont(0.5) WITHIN GROUP (ORDER BY interactions) AS usual, count(*)::int AS among
        FROM had WHERE interactions IS NOT NULL GROUP BY profile_id, age HAVING count(*) >= ${LEAST_POSTS}
      ), ranked AS (
        SELECT w.*, u.usual, u.among, t.times,
          row_number() OVER (PARTITION BY w.profile_id ORDER BY t.times DESC NULLS LAST, w.interactions DESC, w.id) AS place
        FROM week w LEFT JOIN usual u ON u.profile_id = w.profile_id AND u.age = least(w.age, ${SETTLED_AGE}::int)
        CROSS JOIN LATERAL (SELECT CASE WHEN u.usual IS NOT NULL THEN w.interactions / greatest(u.usual, 1) END AS times) t
      )
      SELECT p.profile_id AS "profileId", p.id AS "postId", p.platform, p.handle, p.role, p.created_at AS at, p.text, p.url, p.format,
        ${pictureDigest("p")} AS picture, p.interactions, p.likes, p.comments, p.views, p.age AS "ageDays", p.usual, p.among
      FROM ranked p WHERE p.place <= ${MOST_BEST_EACH}
      ORDER BY p.times DESC NULLS LAST, p.interactions DESC, p.profile_id, p.id
      LIMIT ${MOST_BEST}`,
  );
  const inOrder = rows.toSorted((a, b) => Number(a.role === "own") - Number(b.role === "own"));
  return inOrder.map(({ at, usual, among, ...post }) => ({
    ...post,
    at: at.toISOString(),
    usual: usual === null || among === null ? null : { interactions: usual, among },
  }));
}
