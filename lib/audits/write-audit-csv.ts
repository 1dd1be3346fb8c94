import type { Caller } from "../caller.ts";
import { type Cell, CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { explainAudit } from "./explain-audit.ts";

const COLUMNS = [
  "pillar",
  "platform",
  "input",
  "value",
  "unit",
  "benchmark",
  "source",
  "normalised",
  "confidence",
  "weight",
  "points",
];

/**
 * Every input of a completed audit as CSV: what it was, what it stands beside, and what it gives in points of the composite.
 * @throws Problem as `explainAudit`.
 */
export async function writeAuditCsv(caller: Caller, auditId: string): Promise<string> {
  const { contributions } = (await explainAudit(caller, auditId)).result.explanation;
  const rows = contributions.map((one): Cell[] => [
    one.pillar,
    one.platform,
    one.input,
    one.value,
    one.unit,
    one.benchmark,
    one.benchmark_source,
    one.normalised,
    one.confidence,
    one.weight,
    one.points,
  ]);
  return CSV_BOM + writeCsv([COLUMNS, ...rows]);
}
