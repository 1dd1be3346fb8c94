import type { z } from "zod";
import { requireScope } from "../access/require-scope.ts";
import { noSuchWorkspace, requireNameable } from "../access/resolve-workspace.ts";
import { confidenceOf } from "../audits/audit-result.ts";
import type { Caller } from "../caller.ts";
import { type Plan, planLimits } from "../plans.ts";
import { Problem } from "../problems.ts";
import type { Score, ScoreQuery } from "../score/schemas.ts";
import { findCurrentScore } from "./find-current-score.ts";
import { type FoundFigures, findScoreFigures, type ScoreFigures } from "./find-score-figures.ts";
import { isFresh } from "./is-fresh.ts";

type Query = z.infer<typeof ScoreQuery>;
type Asked = ScoreFigures & Pick<z.infer<typeof Score>, "explanation" | "confidence">;

/**
 * The current score, of the newest completed audit or live.
 * @throws Problem 404 `Not Found` for a workspace that the caller may not see, 404 `No Score Available` before the first
 * audit has completed.
 */
export async function getScore(caller: Caller, query: Query, now: Date): Promise<z.infer<typeof Score>> {
  requireScope(caller, "score:read");
  const id = requireNameable(caller, query.workspace_id);
  const found = await findScoreFigures(id, caller.accountId);
  if (!found) throw noSuchWorkspace();
  const { realTime, figures } = found;
  const plain = query.expand.length > 0 ? undefined : plainFigures(found, caller.plan, now);
  const current = plain || !figures ? plain : await findExpanded(caller, { id, realTime }, query, now);
  if (!current) {
    throw new Problem(
      "No Score Available",
      "No audit has been completed for this workspace yet. POST /v1/audit/run starts one.",
    );
  }
  const { score, pillars, formulaVersion, calculatedAt, ...expanded } = current;
  return {
    score,
    ...(query.include_pillars && { pillars }),
    formula_version: formulaVersion,
    calculated_at: calculatedAt.toISOString(),
    workspace_id: id,
    tier: caller.plan,
    ...expanded,
  };
}

/** What is told without a further look; undefined where the live score is to be computed, or before the first audit. */
function plainFigures({ realTime, figures, live }: FoundFigures, plan: Plan, now: Date) {
  if (!realTime || !planLimits(plan).real_time) return figures ?? undefined;
  return live && isFresh(live.calculatedAt, now) ? live : undefined;
}

async function findExpanded(
  { plan }: Caller,
  workspace: { id: string; realTime: boolean },
  { expand }: Query,
  now: Date,
): Promise<Asked | null> {
  const current = await findCurrentScore(workspace, plan, now);
  if (!current) return null;
  const { score, pillars, explanation, calculatedAt } = current;
  return {
    score,
    pillars,
    formulaVersion: explanation.formula_version,
    calculatedAt,
    ...(expand.includes("explanation") && { explanation }),
    ...(expand.includes("confidence") && { confidence: confidenceOf(current) }),
  };
}
