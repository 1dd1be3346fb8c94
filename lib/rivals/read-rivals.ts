import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { GONE } from "../platforms/sync/forget-posts.ts";
import { type KnownPosts, listKnownRuns, type PostPeriod } from "../score/known-posts.ts";
import { endOf } from "../time.ts";
import type { Span } from "./find-period.ts";
import { INTERACTIONS, type Interaction, type RivalProfile } from "./schemas.ts";
import { MOST_AUDIENCE_AGE } from "./values.ts";

/** A live profile with the runs of days on which its posts are known. */
export type KnownProfile = RivalProfile & { runs: KnownPosts[] };

type FactsRow = {
  id: string;
  platform: Platform;
  handle: string;
  role: "own" | "watched";
  first: string | null;
  last: string | null;
  periods: PostPeriod[] | null;
};

/** All live profiles of a workspace, own ones first, in one statement. */
export async function readKnownProfiles(
  tx: WorkspaceTx,
  workspaceId: string,
  today: string,
): Promise<KnownProfile[]> {
  const rows = await tx.$queryRaw<FactsRow[]>`
    SELECT f.id, f.platform, f.handle, f.role, posts.first::text, posts.last::text, periods.all AS periods
    FROM profiles f
    LEFT JOIN LATERAL (SELECT min(p.created_at)::date AS first, max(p.created_at)::date AS last FROM posts p
      WHERE p.workspace_id = ${workspaceId} AND p.profile_id = f.id AND p.created_at < ${endOf(today)}) posts ON true
    LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('from', first_day, 'to', last_day, 'isStated', is_stated)
        ORDER BY first_day, last_day) AS all FROM post_periods
      WHERE workspace_id = ${workspaceId} AND profile_id = f.id) periods ON true
    WHERE f.workspace_id = ${workspaceId} AND f.disconnected_at IS NULL AND f.role IN ('own', 'watched')
    ORDER BY f.role, f.connected_at, f.id`;
  return rows.map(({ id, platform, handle, role, first, last, periods }) => {
    const posts = first && last ? { from: first, to: last } : null;
    return { profileId: id, platform, handle, role, runs: listKnownRuns(periods ?? [], posts, today) };
  });
}

/** What the posts of a profile brought in a week of the period, the first one 0. */
export type WeekRow = { profile: string; week: number; posts: number } & Record<Interaction, number | null> &
  Record<`${Interaction}_of`, number>;

/** The newest audience of a week; weeks below 0 lie before the period. */
export type AudienceRow = { profile: string; week: number; day: string; followers: number };

const SUMS = Prisma.raw(
  INTERACTIONS.map((name) => `sum(p.${name})::float8 AS ${name}, count(p.${name})::int AS ${name}_of`).join(
    ", ",
  ),
);

/** Posts and audiences of some profiles by the weeks of a period, in one statement. Replies are no posts. */
export async function readWeeks(
  tx: WorkspaceTx,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
  { from, to }: Span,
): Promise<{ posts: WeekRow[]; audiences: AudienceRow[] }> {
  const [row] = await tx.$queryRaw<{ posts: WeekRow[] | null; audiences: AudienceRow[] | null }[]>`
    SELECT (SELECT jsonb_agg(w) FROM (
        SELECT p.profile_id AS profile, div(date_part('epoch', p.created_at - ${new Date(from)}::timestamptz)::numeric, 604800)::int AS week,
          count(*)::int AS posts, ${SUMS}
        FROM posts p
        WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids}) AND p.is_reply IS NOT TRUE
          AND p.created_at >= ${new Date(from)} AND p.created_at < ${endOf(to)} AND NOT starts_with(p.id, ${GONE})
        GROUP BY 1, 2) w) AS posts,
      (SELECT jsonb_agg(a) FROM (
        SELECT DISTINCT ON (d.profile_id, week) d.profile_id AS profile, week, d.date AS day, d.followers::float8
        FROM account_days d, LATERAL (SELECT floor((d.date - ${from}::date) / 7.0)::int AS week) w
        WHERE d.workspace_id = ${workspaceId} AND d.profile_id = ANY (${ids})
          AND d.date >= ${from}::date - ${MOST_AUDIENCE_AGE}::int AND d.date <= ${to}::date
        ORDER BY d.profile_id, week, d.date DESC) a) AS audiences`;
  return { posts: row?.posts ?? [], audiences: row?.audiences ?? [] };
}
