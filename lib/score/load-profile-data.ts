import { withWorkspace } from "../db.ts";
import type { PostInput } from "../formula/formula-input.ts";
import type { OwnProfile } from "../profiles/list-own-profiles.ts";
import { endOf, utcDay } from "../time.ts";
import { findKnownPosts, loadPostPeriods } from "./known-posts.ts";
import { loadPosts } from "./load-posts.ts";
import type { ProfileInput } from "./profile-input.ts";

/** What the tables know of a profile, without the texts of comments, which are counted by another step. */
export type ProfileData = Omit<ProfileInput, "comments">;
export type Observed = { from: string; to: string };
/** `posts`: days of the first and the last dated post; null without one. */
export type Dated = Observed & { posts: Observed | null };

/** The days of an audit: posts and audience figures count for different lengths of time. */
type Range = { to: string; postsFrom: string; followersFrom: string };
type Named = Pick<OwnProfile, "id" | "platform" | "handle">;

/**
 * The dated figures of one own profile, or null when nothing dated up to `range.to` is known. It was observed from its first
 * to its last dated figure, also where those lie outside the range; its posts are known only on the days that files of
 * posts cover.
 */
export async function loadProfileData(
  workspaceId: string,
  { id, platform, handle }: Named,
  range: Range,
): Promise<ProfileData | null> {
  const observed = await findObservedDays(workspaceId, id, range.to);
  if (!observed) return null;
  const posts: PostInput[] = [];
  for await (const post of loadPosts(workspaceId, id, { from: range.postsFrom, to: range.to }))
    posts.push(post);
  return {
    id,
    platform,
    handle,
    role: "own",
    observedFrom: observed.from,
    observedTo: observed.to,
    postsKnown: findKnownPosts(await loadPostPeriods(workspaceId, id), observed.posts, range.to),
    followers: await loadFollowers(workspaceId, id, { from: range.followersFrom, to: range.to }),
    posts,
  };
}

/** The known audience sizes of a profile from `from` to `to` (UTC days, inclusive), oldest first. */
export async function loadFollowers(
  workspaceId: string,
  profileId: string,
  range: { from: string; to: string },
): Promise<ProfileInput["followers"]> {
  const date = { gte: new Date(range.from), lte: new Date(range.to) };
  const days = await withWorkspace(workspaceId, (tx) =>
    tx.accountDay.findMany({ where: { workspaceId, profileId, date }, orderBy: { date: "asc" } }),
  );
  return days.map((day) => ({ date: utcDay(day.date), count: Number(day.followers) }));
}

/**
 * First and last UTC day up to `to` of which anything dated is known of a profile, if only that there was no post; null
 * when there is none.
 */
export async function findObservedDays(
  workspaceId: string,
  profileId: string,
  to: string,
): Promise<Dated | null> {
  const [row] = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<Record<"first" | "last" | "firstPost" | "lastPost", string | null>[]>`
      SELECT least(posts.first, days.first, comments.first, stated.first)::text AS first,
        greatest(posts.last, days.last, comments.last, stated.last)::text AS last,
        posts.first::text AS "firstPost", posts.last::text AS "lastPost"
      FROM (SELECT min(created_at)::date AS first, max(created_at)::date AS last FROM posts
          WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND created_at < ${endOf(to)}) AS posts,
        (SELECT min(date) AS first, max(date) AS last FROM account_days
          WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND date <= ${to}::date) AS days,
        (SELECT min(created_at)::date AS first, max(created_at)::date AS last FROM comments
          WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND created_at < ${endOf(to)}) AS comments,
        (SELECT min(first_day) AS first, max(least(last_day, ${to}::date)) AS last FROM post_periods
          WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND is_stated
            AND first_day <= ${to}::date) AS stated`,
  );
  if (!row?.first || !row.last) return null;
  const posts = row.firstPost && row.lastPost ? { from: row.firstPost, to: row.lastPost } : null;
  return { from: row.first, to: row.last, posts };
}
