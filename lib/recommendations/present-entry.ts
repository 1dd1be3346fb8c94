import type { Pillar } from "../formula/names.ts";
import { daysBefore, LEDGER_DAYS } from "./ledger-days.ts";
import type { LedgerEntry } from "./schemas.ts";

type Row = {
  id: string;
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

/** A row of the ledger as the dashboard gets it. */
export function presentEntry(row: Row, now: Date): LedgerEntry {
  const { id, change, action, promised, promisedAfter28, realised, decidedAt, doneAt } = row;
  const measured = doneAt && daysBefore(doneAt, -LEDGER_DAYS.measured);
  return {
    id,
    change,
    pillar: row.pillar as Pillar,
    action,
    promised,
    promised_after_28_days: promisedAfter28,
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
