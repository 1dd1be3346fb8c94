import type { WorkspaceTx } from "../db.ts";
import type { Pillars } from "../formula/names.ts";

export type HistoryDay = { date: string; score: number; pillars: Pillars; formulaVersion: string };

const BATCH = 1_000;

/**
 * Puts new reconstructed points in the place of all that a workspace had, a thousand at a time.
 * @param days may still be computed while they are written.
 * @returns how many there are.
 */
export async function replaceHistory(
  tx: WorkspaceTx,
  workspaceId: string,
  days: AsyncIterable<HistoryDay> | Iterable<HistoryDay>,
  calculatedAt: Date,
): Promise<number> {
  const kind = "reconstructed";
  await tx.scorePoint.deleteMany({ where: { workspaceId, kind } });
  let points = 0;
  let batch: HistoryDay[] = [];
  const write = async () => {
    const data = batch.map((day) => ({
      ...{ ...day, date: new Date(day.date) },
      ...{ workspaceId, kind, source: "", calculatedAt },
    }));
    await tx.scorePoint.createMany({ data });
    points += batch.length;
    batch = [];
  };
  for await (const day of days) if (batch.push(day) === BATCH) await write();
  if (batch.length > 0) await write();
  return points;
}
