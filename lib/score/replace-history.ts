import type { WorkspaceTx } from "../db.ts";
import type { Pillars } from "../formula/names.ts";

export type HistoryDay = { date: string; score: number; pillars: Pillars; formulaVersion: string };

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
  const rows = days.map((day) => ({
    ...day,
    workspaceId,
    date: new Date(day.date),
    kind,
    source: "",
    calculatedAt,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.scorePoint.createMany({ data: rows.slice(at, at + BATCH) });
  }
}
