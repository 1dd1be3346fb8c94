import type { z } from "zod";
import { findCurrentAudit } from "../audits/find-current-audit.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { PILLARS, type Pillars } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { resolveWorkspace } from "../workspaces/resolve-workspace.ts";
import type { Score, ScoreQuery } from "./schemas.ts";

/**
 * The current score: that of the newest completed audit.
 * @throws Problem 404 `Not Found` for a workspace that the caller may not see, 404 `No Score Available` before the first
 * audit has completed.
 */
export async function getScore(
  caller: Caller,
  query: z.infer<typeof ScoreQuery>,
): Promise<z.infer<typeof Score>> {
  const { id } = await resolveWorkspace(caller, query.workspace_id);
  const audit = await withWorkspace(id, (tx) => findCurrentAudit(tx, id));
  if (!audit) {
    throw new Problem(
      "No Score Available",
      "No audit has been completed for this workspace. POST /v1/audit/run starts one.",
    );
  }
  const { result } = audit;
  const pillars = Object.fromEntries(PILLARS.map((name) => [name, result.pillars[name].score])) as Pillars;
  return {
    score: result.score,
    ...(query.include_pillars && { pillars }),
    formula_version: result.explanation.formula_version,
    calculated_at: (audit.completedAt as Date).toISOString(),
    workspace_id: id,
    tier: caller.plan,
    ...(query.expand.includes("explanation") && { explanation: result.explanation }),
    ...(query.expand.includes("confidence") && { confidence: result.confidence }),
  };
}
