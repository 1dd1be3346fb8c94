import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { sumFollowers } from "./sum-followers.ts";
import { sumInteractions } from "./sum-interactions.ts";

/** What went out and what came of it in some days; null is not known. */
export type ActivityStep = {
  /** Last of its days, YYYY-MM-DD. */
  date: string;
  posts: number | null;
  /** Impressions of the posts or, where a platform tells none, views. */
  views: number | null;
  /** Likes, comments, shares, quotes and saves of the posts. */
  engagements: number | null;
};

export type Activity = {
  steps: ActivityStep[];
  /** Days of a step. */
  stepDays: number;
  /** Posts whose impressions or views are known. */
  seenPosts: number;
  /** Audience of all profiles together on days on which it is known, ascending. */
  followers: { date: string; count: number }[];
};

/** Steps of so many days from `from` to `to`, whole ones, so that none is unfinished. */
export type ActivityDays = { end: string; steps: number; stepDays: number };

type Whose = { workspaceId: string; ids: string[] };
type Sums = { step: number; posts: number; seen: number; views: number | null; engagements: number | null };

/** Days by day up to a month, weeks up to two years, else times of four weeks. */
export function planSteps(from: string, to: string): ActivityDays {
  const days = daysBetween(from, to) + 1;
  const stepDays = days <= 31 ? 1 : days <= 740 ? 7 : 28;
  return { end: to, steps: Math.ceil(days / stepDays), stepDays };
}

/**
 * What the brand's own profiles posted, what came of it, and their audience. Figures of a post stand where it went out.
 *
 * @param caller who asks, for its own workspace
 * @param days the steps, by `planSteps`
 * @param platform of which alone; null for all together
 * @returns a step without a post is nought where files or syncs cover it, else not known
 * @throws Problem 403 without the scope `score:read`.
 */
export async function readActivity(
  caller: Caller,
  days: ActivityDays,
  platform: Platform | null,
): Promise<Activity> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const own = await listOwnProfiles(tx, workspaceId);
    const ids = own.filter((one) => platform === null || one.platform === platform).map(({ id }) => id);
    const whose = { workspaceId, ids };
    const found = await readSums(tx, whose, days);
    const sums = new Map(found.map((one) => [one.step, one]));
    const seenPosts = found.reduce((sum, { seen }) => sum + seen, 0);
    const periods = await readPeriods(tx, whose, days);
    const first = firstDay(days);
    const steps = Array.from({ length: days.steps }, (_, step) => {
      const [from, date] = [
        addDays(first, step * days.stepDays),
        addDays(first, (step + 1) * days.stepDays - 1),
      ];
      const isCovered = periods.some((period) => period.first <= date && period.last >= from);
      const { posts, views, engagements } = sums.get(step) ?? none(isCovered ? 0 : null);
      return { date, posts, views, engagements };
    });
    return { steps, stepDays: days.stepDays, seenPosts, followers: await readFollowers(tx, whose, days) };
  });
}

function firstDay({ end, steps, stepDays }: ActivityDays): string {
  return addDays(end, 1 - steps * stepDays);
}

function none(posts: number | null): Omit<ActivityStep, "date"> {
  return { posts, views: posts, engagements: posts };
}

function readSums(tx: WorkspaceTx, { workspaceId, ids }: Whose, days: ActivityDays): Promise<Sums[]> {
  const start = new Date(firstDay(days));
  const end = new Date(addDays(days.end, 1));
  const seconds = days.stepDays * 86_400;
  return tx.$queryRaw<Sums[]>`
    SELECT floor(extract(epoch FROM created_at - ${start}::timestamptz) / ${seconds}::int)::int AS step,
      count(*)::int AS posts, count(coalesce(impressions, views))::int AS seen, sum(coalesce(impressions, views))::float8 AS views,
      sum(${sumInteractions("posts")})::float8 AS engagements
    FROM posts WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids})
      AND created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz
    GROUP BY 1`;
}

async function readPeriods(tx: WorkspaceTx, { workspaceId, ids }: Whose, days: ActivityDays) {
  const rows = await tx.postPeriod.findMany({
    where: {
      ...{ workspaceId, profileId: { in: ids } },
      ...{ firstDay: { lte: new Date(days.end) }, lastDay: { gte: new Date(firstDay(days)) } },
    },
    select: { firstDay: true, lastDay: true },
  });
  return rows.map((row) => ({ first: utcDay(row.firstDay), last: utcDay(row.lastDay) }));
}

/** From the newest figure before the first day on, so that who counts rarely has a line too. */
async function readFollowers(tx: WorkspaceTx, { workspaceId, ids }: Whose, days: ActivityDays) {
  const first = firstDay(days);
  const rows = await tx.$queryRaw<{ profile: string; date: string; count: number }[]>`
    SELECT profile_id AS profile, date::text AS date, followers::float8 AS count FROM account_days
    WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids}) AND date BETWEEN ${first}::date AND ${days.end}::date
    UNION ALL
    SELECT profile.id, ${first}, before.followers::float8 FROM unnest(${ids}::text[]) AS profile (id)
    CROSS JOIN LATERAL (
      SELECT followers FROM account_days WHERE workspace_id = ${workspaceId} AND profile_id = profile.id
        AND date < ${first}::date ORDER BY date DESC LIMIT 1) AS before
    WHERE NOT EXISTS (SELECT 1 FROM account_days WHERE workspace_id = ${workspaceId} AND profile_id = profile.id
      AND date = ${first}::date)`;
  const series = ids.map((id) =>
    rows.filter((row) => row.profile === id).map(({ date, count }) => ({ date, count })),
  );
  return sumFollowers(series);
}
