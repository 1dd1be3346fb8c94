import type { WorkspaceTx } from "../db.ts";
import type { Pillars } from "../formula/names.ts";
import type { PointBasis } from "../formula/point-basis.ts";

/** A point that was computed, with a digest of what it was computed of. */
type ComputedDay = {
  date: string;
  score: number;
  pillars: Pillars;
  formulaVersion: string;
  inputs: string;
  basis: PointBasis;
};
/** A day whose point stands as it is. */
type KeptDay = { date: string; isKept: true };
export type HistoryDay = ComputedDay | KeptDay;

const BATCH = 1_000;

/** The digests of the reconstructed points of a workspace, by day. */
export async function readPointInputs(
  tx: Pick<WorkspaceTx, "$queryRaw">,
  workspaceId: string,
): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ date: string; inputs: string }[]>`
    SELECT date::text AS date, inputs FROM score_points
    WHERE workspace_id = ${workspaceId} AND kind = 'reconstructed' AND inputs IS NOT NULL`;
  return new Map(rows.map(({ date, inputs }) => [date, inputs]));
}

/**
 * Puts new reconstructed points in the place of those that a workspace had, a thousand at a time; points of days that are not
 * among them go.
 * @param days may still be computed while they are written.
 * @returns how many there are.
 */
export async function replaceHistory(
  tx: WorkspaceTx,
  workspaceId: string,
  days: AsyncIterable<HistoryDay> | Iterable<HistoryDay>,
  calculatedAt: Date,
): Promise<number> {
  const dates: string[] = [];
  let batch: ComputedDay[] = [];
  const write = async () => {
    await writePoints(tx, workspaceId, batch, calculatedAt);
    batch = [];
  };
  for await (const day of days) {
    dates.push(day.date);
    if (!("isKept" in day) && batch.push(day) === BATCH) await write();
  }
  if (batch.length > 0) await write();
  await tx.$executeRaw`
    DELETE FROM score_points WHERE workspace_id = ${workspaceId} AND kind = 'reconstructed' AND date <> ALL(${dates}::date[])`;
  return dates.length;
}

/** One statement of a few parameters: one of thousands would take as long as computing the points. */
async function writePoints(
  tx: WorkspaceTx,
  workspaceId: string,
  days: readonly ComputedDay[],
  calculatedAt: Date,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO score_points AS p (workspace_id, date, kind, source, calculated_at, formula_version, score, pillars, inputs, basis)
    SELECT ${workspaceId}, r.date, 'reconstructed', '', ${calculatedAt}::timestamptz, r."formulaVersion", r.score, r.pillars, r.inputs, r.basis
    FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      AS r(date date, "formulaVersion" text, score float8, pillars jsonb, inputs text, basis jsonb)
    ON CONFLICT (workspace_id, date, kind, source) DO UPDATE SET calculated_at = excluded.calculated_at,
      formula_version = excluded.formula_version, score = excluded.score, pillars = excluded.pillars, inputs = excluded.inputs,
      basis = excluded.basis`;
}
