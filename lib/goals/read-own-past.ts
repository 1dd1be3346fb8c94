import { Prisma } from "#prisma/generated/client.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";
import { type OwnPast, WINDOW_DAYS, type WindowCounts, windowOf } from "../formula/own-window.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import { addDays, endOf } from "../time.ts";

/** Three years: what was before is another brand. */
const WINDOWS = 12;

type PostRow = {
  profile: string;
  back: number;
  days: number;
  posts: number;
  logs: number;
  exposed: number;
  exposureLogs: number;
};
type CommentRow = { profile: string; back: number; comments: number; critical: number };

/**
 * What the profiles of an input did in each 13 weeks of the three years up to its day, counted in the database.
 *
 * @param input whose profiles are kept apart; others have no past
 * @returns a window for each 13 weeks with a post or a comment, the newest first
 */
export function readOwnPast(workspaceId: string, { asOf, platforms }: FormulaInput): Promise<OwnPast[]> {
  const day = asOf.slice(0, 10);
  const ids = platforms.flatMap(({ profile }) => profile ?? []);
  return withWorkspace(workspaceId, async (tx) => {
    const posts = await countPosts(tx, { workspaceId, ids, day });
    const comments = await countComments(tx, { workspaceId, ids, day });
    return platforms.map(({ platform, profile }) => {
      const own = posts.filter((row) => row.profile === profile);
      const said = comments.filter((row) => row.profile === profile);
      const backs = [...new Set([...own, ...said].map(({ back }) => back))].sort((a, b) => a - b);
      const windows = backs.map((back) => {
        const row = own.find((one) => one.back === back);
        return windowOf(
          countsOf(
            day,
            back,
            row,
            said.find((one) => one.back === back),
          ),
        );
      });
      return { platform, profile: profile ?? null, windows };
    });
  });
}

function countsOf(day: string, back: number, row?: PostRow, said?: CommentRow): WindowCounts {
  const to = addDays(day, -back * WINDOW_DAYS);
  return {
    ...{ from: addDays(to, 1 - WINDOW_DAYS), to, days: row?.days ?? 0 },
    interactions: { posts: row?.posts ?? 0, logs: row?.logs ?? 0 },
    exposure: { posts: row?.exposed ?? 0, logs: row?.exposureLogs ?? 0 },
    comments: said?.comments ?? 0,
    critical: said?.critical ?? 0,
  };
}

type Asked = { workspaceId: string; ids: string[]; day: string };

function countPosts(tx: WorkspaceTx, { workspaceId, ids, day }: Asked): Promise<PostRow[]> {
  const start = new Date(addDays(day, 1 - WINDOWS * WINDOW_DAYS));
  const exposure = Prisma.raw("coalesce(p.impressions, p.views, p.reach)");
  const interactions = sumInteractions("p");
  return tx.$queryRaw<PostRow[]>`
    SELECT profile_id AS profile, floor((${day}::date - (created_at AT TIME ZONE 'UTC')::date) / ${WINDOW_DAYS}::float8)::int AS back,
      count(DISTINCT (created_at AT TIME ZONE 'UTC')::date)::int AS days,
      count(${interactions})::int AS posts, coalesce(sum(ln(1 + (${interactions})::float8)), 0)::float8 AS logs,
      count(${exposure})::int AS exposed, coalesce(sum(ln(1 + ${exposure}::float8)), 0)::float8 AS "exposureLogs"
    FROM posts AS p
    WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids}) AND is_reply IS NOT TRUE
      AND created_at >= ${start}::timestamptz AND created_at < ${endOf(day)}::timestamptz
    GROUP BY 1, 2`;
}

function countComments(tx: WorkspaceTx, { workspaceId, ids, day }: Asked): Promise<CommentRow[]> {
  const start = new Date(addDays(day, 1 - WINDOWS * WINDOW_DAYS));
  return tx.$queryRaw<CommentRow[]>`
    SELECT profile_id AS profile, floor((${day}::date - day) / ${WINDOW_DAYS}::float8)::int AS back,
      sum((counts->>'positive')::int + (counts->>'neutral')::int + (counts->>'negative')::int)::float8 AS comments,
      sum((counts->>'negative')::int)::float8 AS critical
    FROM comment_counts
    WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids}) AND day >= ${start}::date AND day <= ${day}::date
    GROUP BY 1, 2`;
}
