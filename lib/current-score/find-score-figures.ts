import { z } from "zod";
import { callAlone } from "../db.ts";
import { PILLARS, type Pillars } from "../formula/names.ts";

export type ScoreFigures = { score: number; pillars: Pillars; formulaVersion: string; calculatedAt: Date };
/** `figures` are null before the first audit. */
type Found = { realTime: boolean; figures: ScoreFigures | null };

const Row = z.object({
  score: z.number(),
  pillars: z.array(z.number()).length(PILLARS.length),
  formula_version: z.string(),
  calculated_at: z.date(),
});

/** `prisma/access-rules.ts` has the function, which sets the scope of its reads itself: what is asked for most often is one message. */
const STATEMENT = { name: "find-score-figures", text: "SELECT * FROM read_current_score($1, $2)" };

/**
 * The figures of the newest completed audit without what explains them, in one statement.
 * @returns null where the account has no such workspace
 */
export async function findScoreFigures(workspaceId: string, accountId: string): Promise<Found | null> {
  const row = await callAlone<{ real_time: boolean; score: number | null }>(STATEMENT, [
    workspaceId,
    accountId,
  ]);
  if (!row) return null;
  if (row.score === null) return { realTime: row.real_time, figures: null };
  const { score, pillars, formula_version, calculated_at } = Row.parse(row);
  const named = Object.fromEntries(PILLARS.map((name, n) => [name, pillars[n]])) as Pillars;
  const figures = { score, pillars: named, formulaVersion: formula_version, calculatedAt: calculated_at };
  return { realTime: row.real_time, figures };
}
