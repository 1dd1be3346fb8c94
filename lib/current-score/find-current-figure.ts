import { lookUp } from "../db.ts";
import { type Plan, planLimits } from "../plans.ts";
import { computeLiveScore } from "./compute-live-score.ts";

/** A current score without what explains it, and the formula that gave it. */
export type CurrentFigure = { score: number; formulaVersion: string };

const NEWEST = {
  name: "find-current-figure",
  text: `SELECT score, formula_version AS "formulaVersion" FROM current_scores WHERE workspace_id = $1`,
};

/**
 * The figure of the current score (`findCurrentScore`) for who needs no more of it: it is read without the result of its audit, whose 11 KB
 * take longer than all else that is asked beside it.
 * @returns null before the first audit
 */
export async function findCurrentFigure(
  { id, realTime }: { id: string; realTime: boolean },
  plan: Plan,
  now: Date,
): Promise<CurrentFigure | null> {
  const newest = await lookUp<CurrentFigure>({ workspaceId: id }, NEWEST, [id]);
  if (!newest) return null;
  if (!realTime || !planLimits(plan).real_time) return newest;
  const { score, explanation } = await computeLiveScore(id, now, newest.formulaVersion);
  return { score, formulaVersion: explanation.formula_version };
}
