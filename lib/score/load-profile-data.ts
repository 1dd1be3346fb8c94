import { withWorkspace } from "../db.ts";
import type { PostInput } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { disconnectedOn } from "../profiles/list-counted-profiles.ts";
import type { OwnProfile } from "../profiles/list-own-profiles.ts";
import { endOf, utcDay } from "../time.ts";
import { findWindows, type LastDays } from "./find-windows.ts";
import { listKnownRuns, loadPostPeriods } from "./known-posts.ts";
import { loadPosts } from "./load-posts.ts";
import type { ProfileInput } from "./profile-input.ts";

/** What the tables know of a profile, without the texts of comments, which are counted by another step. */
export type ProfileData = Omit<ProfileInput, "comments">;
export type Observed = { from: string; to: string };
/** `posts`: days of the first and the last dated post; null without one. */
export type Dated = Observed & { posts: Observed | null; last: LastDays };

/** For which day the figures are, what looks at them, and the least length of their windows in days. */
export type Asked = {
  day: string;
  version: Pick<FormulaVersion, "days" | "profiles" | "comments">;
  lookback?: number;
};
type DayName = "first" | "last" | "firstPost" | "lastPost" | "original" | "comment";
type Named = Pick<OwnProfile, "id" | "platform" | "handle" | "disconnectedAt">;

/**
 * The dated figures of one own profile that a version looks at on a day, or null when nothing dated up to it is known. It was
 * observed from its first to its last dated figure, also where those lie outside the windows; its posts are known only on the
 * days that files of posts cover. Of one that was disconnected nothing later is taken.
 */
export async function loadProfileData(
  workspaceId: string,
  profile: Named,
  { day, version, lookback }: Asked,
): Promise<ProfileData | null> {
  const { id, platform, handle } = profile;
  const ended = disconnectedOn(profile, day);
  const to = ended ?? day;
  const observed = await findObservedDays(workspaceId, id, to);
  if (!observed) return null;
  const from = findWindows(version, day, observed.last, lookback);
  const posts: PostInput[] = [];
  for await (const post of loadPosts(workspaceId, id, { from, to })) posts.push(post);
  const covered = listKnownRuns(await loadPostPeriods(workspaceId, id), observed.posts, to);
  return {
    id,
    platform,
    handle,
    role: "own",
    observedFrom: observed.from,
    observedTo: observed.to,
    postsKnown: covered.at(-1) ?? null,
    covered,
    ...(ended && { disconnectedOn: ended }),
    followers: await loadFollowers(workspaceId, id, { from: from.followers, to }),
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
    (tx) => tx.$queryRaw<Record<DayName, string | null>[]>`
      SELECT least(posts.first, days.first, comments.first, stated.first)::text AS first,
        greatest(posts.last, days.last, comments.last, stated.last)::text AS last,
        posts.first::text AS "firstPost", posts.last::text AS "lastPost", comments.last::text AS comment,
        (SELECT created_at::date::text FROM posts WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId}
          AND created_at < ${endOf(to)} AND is_reply IS NOT TRUE ORDER BY created_at DESC LIMIT 1) AS original
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
  const last = { original: row.original, post: row.lastPost, comment: row.comment };
  return { from: row.first, to: row.last, posts, last };
}
