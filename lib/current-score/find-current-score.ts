import { findCurrentAudit } from "../audits/audit-queries.ts";
import { readWorkspace } from "../db.ts";
import type { Crisis } from "../formula/find-crisis.ts";
import type { Explanation, FormulaResult } from "../formula/formula-result.ts";
import { PILLARS, type Pillars } from "../formula/names.ts";
import { type Plan, planLimits } from "../plans.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { computeLiveScore } from "./compute-live-score.ts";

export type CurrentScore = {
  score: number;
  pillars: Pillars;
  explanation: Explanation & { change?: ScoreMove; crisis: Crisis | null };
  confidence: FormulaResult["confidence"];
  /** 0 to 1; absent where it follows from the levels of the pillars. */
  known_weight?: number | undefined;
  calculatedAt: Date;
};

/**
 * The current score of a workspace: that of its newest completed audit or, where the plan has real-time scores and the
 * workspace has switched them on, one computed from the figures as they are now, by the same version of the formula.
 * Null before the first audit.
 */
export async function findCurrentScore(
  workspace: { id: string; realTime: boolean },
  plan: Plan,
  now: Date,
): Promise<CurrentScore | null> {
  const { id, realTime } = workspace;
  const audit = await readWorkspace(id, (db) => findCurrentAudit(db, id));
  if (!audit) return null;
  const { score, pillars, explanation, confidence, known_weight, change } = audit.result;
  if (realTime && planLimits(plan).real_time) return computeLiveScore(id, now, explanation.formula_version);
  return {
    score,
    pillars: Object.fromEntries(PILLARS.map((name) => [name, pillars[name].score])) as Pillars,
    explanation: change ? { ...explanation, change } : explanation,
    confidence,
    known_weight,
    calculatedAt: audit.completedAt as Date,
  };
}
