import { type Cell, CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { isWithinNoise } from "../formula/is-within-noise.ts";
import type { PortfolioEntry } from "./schemas.ts";

const COLUMNS = [
  ...["workspace", "workspace_id", "account", "plan", "role", "score", "calculated_at"],
  ...["change", "change_low", "change_high", "within_noise"],
  ...["sources", "broken_sources", "stale_sources", "newest_data", "failing_webhooks"],
  ...["last_audit_status", "last_audit_at", "needs_attention"],
];

/** The portfolio as a table, in the order in which it is given. */
export function writePortfolioCsv(entries: readonly PortfolioEntry[]): string {
  return CSV_BOM + writeCsv([COLUMNS, ...entries.map(cellsOf)]);
}

function cellsOf(entry: PortfolioEntry): Cell[] {
  const { change, sources, lastAudit } = entry;
  return [
    ...[
      entry.name,
      entry.id,
      entry.account.name,
      entry.planName,
      entry.role,
      entry.score,
      entry.calculatedAt,
    ],
    ...[change?.points ?? null, change?.low ?? null, change?.high ?? null, change && isWithinNoise(change)],
    ...[sources.all, sources.broken, sources.stale, entry.lastDay, entry.failingWebhooks],
    ...[lastAudit?.status ?? null, lastAudit?.at ?? null, entry.attention.join(" ")],
  ];
}
