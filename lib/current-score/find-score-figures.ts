import { z } from "zod";
import { CURRENT_AUDIT_ID } from "../audits/audit-queries.ts";
import { PillarDetails } from "../audits/schemas.ts";
import { lookUp } from "../db.ts";
import { PILLARS, type Pillars } from "../formula/names.ts";

export type ScoreFigures = { score: number; pillars: Pillars; formulaVersion: string; calculatedAt: Date };

const Row = z.object({
  score: z.number(),
  pillars: PillarDetails,
  formulaVersion: z.string(),
  calculatedAt: z.date(),
});

/** Of the stored result, by far the largest part is the explanation, which stays where it is. */
const STATEMENT = {
  name: "find-score-figures",
  text: `
    SELECT result -> 'score' AS score, result -> 'pillars' AS pillars,
      result #>> '{explanation,formula_version}' AS "formulaVersion", completed_at AS "calculatedAt"
    FROM audits WHERE workspace_id = $1 AND id = (${CURRENT_AUDIT_ID})`,
};

/**
 * The figures of the newest completed audit without what explains them, in one statement: what is asked for most often.
 * @returns null before the first audit
 */
export async function findScoreFigures(workspaceId: string): Promise<ScoreFigures | null> {
  const found = await lookUp(workspaceId, STATEMENT);
  if (!found) return null;
  const { pillars, ...figures } = Row.parse(found);
  const scores = Object.fromEntries(PILLARS.map((name) => [name, pillars[name].score])) as Pillars;
  return { ...figures, pillars: scores };
}
