import type { Pillar } from "../formula/names.ts";
import { LEDGER_DAYS } from "./ledger-days.ts";
import type { LedgerEntry } from "./schemas.ts";

type Row = {
  id: string;
  change: string;
  pillar: string;
  action: string;
  promised: number;
  status: string;
  decidedAt: Date | null;
  doneAt: Date | null;
  realised: number | null;
};

/** A row of the ledger as the dashboard gets it. */
export function presentEntry(row: Row): LedgerEntry {
  const { id, change, action, promised, realised, decidedAt, doneAt } = row;
  const measured = doneAt && new Date(doneAt.getTime() + LEDGER_DAYS.measured * 86_400_000);
  return {
    id,
    change,
    pillar: row.pillar as Pillar,
    action,
    promised,
    status: row.status as LedgerEntry["status"],
    decided_at: decidedAt?.toISOString() ?? null,
    measured_from: measured?.toISOString() ?? null,
    realised,
  };
}
