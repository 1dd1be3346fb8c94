import { withWorkspace } from "../db.ts";
import type { PlatformInput, PostInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import { loadPosts } from "./load-posts.ts";
import { endOf, utcDay } from "./utc-day.ts";

/** What the tables know of a platform, without the texts of comments, which are counted by another step. */
export type PlatformData = Omit<PlatformInput, "comments">;
export type Observed = { from: string; to: string };

/** The days of an audit: posts and audience figures count for different lengths of time. */
type Range = { to: string; postsFrom: string; followersFrom: string };

/**
 * The dated figures of one platform, or null when nothing dated up to `range.to` is known. It was observed from its first
 * to its last dated figure, also where those lie outside the range.
 */
export async function loadPlatformData(
  workspaceId: string,
  platform: Platform,
  range: Range,
): Promise<PlatformData | null> {
  const observed = await findObservedDays(workspaceId, platform, range.to);
  if (!observed) return null;
  const posts: PostInput[] = [];
  for await (const post of loadPosts(workspaceId, platform, { from: range.postsFrom, to: range.to }))
    posts.push(post);
  return {
    platform,
    observedFrom: observed.from,
    observedTo: observed.to,
    followers: await loadFollowers(workspaceId, platform, { from: range.followersFrom, to: range.to }),
    posts,
  };
}

/** The known audience sizes of a platform from `from` to `to` (UTC days, inclusive), oldest first. */
export async function loadFollowers(
  workspaceId: string,
  platform: Platform,
  range: { from: string; to: string },
): Promise<PlatformInput["followers"]> {
  const date = { gte: new Date(range.from), lte: new Date(range.to) };
  const days = await withWorkspace(workspaceId, (tx) =>
    tx.accountDay.findMany({ where: { workspaceId, platform, date }, orderBy: { date: "asc" } }),
  );
  return days.map((day) => ({ date: utcDay(day.date), count: Number(day.followers) }));
}

/** First and last UTC day up to `to` of which anything dated is known of a platform; null when there is none. */
export async function findObservedDays(
  workspaceId: string,
  platform: Platform,
  to: string,
): Promise<Observed | null> {
  const [row] = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<{ first: string | null; last: string | null }[]>`
      SELECT least(min(posts.first), min(days.first), min(comments.first))::text AS first,
        greatest(max(posts.last), max(days.last), max(comments.last))::text AS last
      FROM (SELECT min(created_at)::date AS first, max(created_at)::date AS last FROM posts
          WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND created_at < ${endOf(to)}) AS posts,
        (SELECT min(date) AS first, max(date) AS last FROM account_days
          WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND date <= ${to}::date) AS days,
        (SELECT min(created_at)::date AS first, max(created_at)::date AS last FROM comments
          WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND created_at < ${endOf(to)}) AS comments`,
  );
  return row?.first && row.last ? { from: row.first, to: row.last } : null;
}
