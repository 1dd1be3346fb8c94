import type { Caller } from "../caller.ts";
import type { PhaseDays } from "../campaigns/schemas.ts";
import { listCommentSources, summariseComments } from "../comments/summarise-comments.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { filterPosts } from "../posts/filter-posts.ts";
import { listIds } from "../posts/list-posts.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import { endOf } from "../time.ts";
import type { Coverage } from "./read-coverage.ts";
import { readScores } from "./read-scores.ts";
import type { PhaseResults } from "./schemas.ts";

type Asked = { phases: readonly PhaseDays[]; coverage: readonly Coverage[]; today: string; now: Date };
type Sums = Pick<
  PhaseResults,
  "posts" | "views" | "withViews" | "engagements" | "withEngagements" | "rate" | "withRate"
>;

/** What came of each phase that has begun, up to today; null of the others. */
export async function readResults(caller: Caller, asked: Asked): Promise<(PhaseResults | null)[]> {
  const { phases, coverage, today } = asked;
  const begun = phases
    .filter(({ first_day }) => first_day <= today)
    .map((phase) => {
      const [last_day = today] = [phase.last_day, today].sort();
      return { ...phase, last_day };
    });
  if (begun.length === 0) return phases.map(() => null);
  const scores = await readScores(caller, begun, asked.now);
  const { workspaceId } = caller;
  const sums = await withWorkspace(workspaceId, async (tx) => {
    const ids = await listIds(tx, workspaceId);
    const all: Sums[] = [];
    for (const phase of begun) all.push(await sumPosts(tx, { workspaceId, ids, phase }));
    return all;
  });
  const hasComments = (await listCommentSources(caller)).profiles.some((one) => one.hasComments);
  const results: PhaseResults[] = [];
  for (const [n, phase] of begun.entries()) {
    const days = { from: phase.first_day, to: phase.last_day };
    const tones = hasComments ? (await summariseComments(caller, days)).tones : null;
    const covered = (one: Coverage) => one.runs.some(({ from, to }) => from <= days.from && to >= days.to);
    const names = (isKnown: boolean) =>
      coverage.filter((one) => covered(one) === isKnown).map(({ platform }) => platform);
    results.push({
      ...(sums[n] as Sums),
      comments: tones,
      score: scores[n] ?? null,
      ...{ known: names(true), missing: names(false) },
    });
  }
  return phases.map((_, n) => results[n] ?? null);
}

async function sumPosts(
  tx: WorkspaceTx,
  { workspaceId, ids, phase }: { workspaceId: string; ids: string[]; phase: PhaseDays },
): Promise<Sums> {
  const days = { since: new Date(phase.first_day), before: endOf(phase.last_day) };
  const [row] = await tx.$queryRaw<[Sums]>`
    WITH own AS (
      SELECT coalesce(p.impressions, p.views) AS views, (${sumInteractions("p")}) AS engagements FROM posts p
      WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ANY (${ids}) AND ${filterPosts(days)}
    )
    SELECT count(*)::int AS posts, sum(views)::float8 AS views, count(views)::int AS "withViews",
      sum(engagements)::float8 AS engagements, count(engagements)::int AS "withEngagements",
      (100 * sum(engagements) FILTER (WHERE views > 0)
        / nullif(sum(views) FILTER (WHERE engagements IS NOT NULL), 0))::float8 AS rate,
      count(*) FILTER (WHERE views > 0 AND engagements IS NOT NULL)::int AS "withRate"
    FROM own`;
  return row;
}
