import type { WorkspaceTx } from "../db.ts";
import type { FormulaResult } from "../formula/formula-result.ts";

export type HistoryDay = { date: string; result: FormulaResult };

const BATCH = 1_000;

/** Puts new reconstructed points in the place of all that a workspace had. */
export async function replaceHistory(
  tx: WorkspaceTx,
  workspaceId: string,
  days: HistoryDay[],
  calculatedAt: Date,
): Promise<void> {
  const kind = "reconstructed";
  await tx.scorePoint.deleteMany({ where: { workspaceId, kind } });
  const rows = days.map(({ date, result }) => ({
    workspaceId,
    date: new Date(date),
    kind,
    source: "",
    calculatedAt,
    formulaVersion: result.formulaVersion,
    score: result.score,
    pillars: result.pillars,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.scorePoint.createMany({ data: rows.slice(at, at + BATCH) });
  }
}
