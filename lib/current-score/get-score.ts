import type { z } from "zod";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import type { Score, ScoreQuery } from "../score/schemas.ts";
import { findCurrentScore } from "./find-current-score.ts";

/**
 * The current score, of the newest completed audit or live.
 * @throws Problem 404 `Not Found` for a workspace that the caller may not see, 404 `No Score Available` before the first
 * audit has completed.
 */
export async function getScore(
  caller: Caller,
  query: z.infer<typeof ScoreQuery>,
  now: Date,
): Promise<z.infer<typeof Score>> {
  requireScope(caller, "score:read");
  const workspace = await resolveWorkspace(caller, query.workspace_id);
  const current = await findCurrentScore(workspace, caller.plan, now);
  if (!current) {
    throw new Problem(
      "No Score Available",
      "No audit has been completed for this workspace. POST /v1/audit/run starts one.",
    );
  }
  const { score, pillars, explanation, confidence, calculatedAt } = current;
  return {
    score,
    ...(query.include_pillars && { pillars }),
    formula_version: explanation.formula_version,
    calculated_at: calculatedAt.toISOString(),
    workspace_id: workspace.id,
    tier: caller.plan,
    ...(query.expand.includes("explanation") && { explanation }),
    ...(query.expand.includes("confidence") && { confidence }),
  };
}
