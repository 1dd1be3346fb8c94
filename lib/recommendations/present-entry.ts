import type { WorkspaceReader } from "../db.ts";
import type { Pillar } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { daysBefore } from "../time.ts";
import { LEDGER_DAYS } from "./ledger-days.ts";
import type { LedgerEntry } from "./schemas.ts";

type Row = {
  workspaceId: string;
  id: string;
  auditId: string;
  change: string;
  pillar: string;
  action: string;
  promised: number;
  promisedAfter28: number | null;
  status: string;
  decidedAt: Date | null;
  doneAt: Date | null;
  realised: number | null;
};

/** Rows of the ledger of one workspace as the dashboard gets them. */
export async function presentEntries(
  tx: WorkspaceReader,
  rows: readonly Row[],
  now: Date,
): Promise<LedgerEntry[]> {
  const [first] = rows;
  if (!first) return [];
  const audits = await tx.audit.findMany({
    where: { workspaceId: first.workspaceId, id: { in: rows.map(({ auditId }) => auditId) } },
    select: { id: true, formulaVersion: true },
  });
  const versions = new Map(audits.map(({ id, formulaVersion }) => [id, formulaVersion ?? undefined]));
  return rows.map((row) => presentEntry(row, versions.get(row.auditId), now));
}

function presentEntry(row: Row, formulaVersion: string | undefined, now: Date): LedgerEntry {
  const { id, change, action, promised, promisedAfter28, realised, decidedAt, doneAt } = row;
  const pillar = row.pillar as Pillar;
  const measured = doneAt && daysBefore(doneAt, -LEDGER_DAYS.measured);
  return {
    id,
    change,
    pillar,
    action,
    promised,
    promised_after_28_days: promisedAfter28,
    kept_weeks: formula(formulaVersion).explain.keptWeeks(pillar),
    status: row.status as LedgerEntry["status"],
    decided_at: decidedAt?.toISOString() ?? null,
    measured_from: measured?.toISOString() ?? null,
    realised,
    is_closed: isClosed(row, now),
  };
}

/** Whether nothing more is decided on an entry: it was measured, or was done so long ago that it never will be. */
export function isClosed({ realised, doneAt }: Pick<Row, "realised" | "doneAt">, now: Date): boolean {
  return realised !== null || (doneAt !== null && doneAt <= daysBefore(now, LEDGER_DAYS.closed));
}
