import { z } from "zod";
import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { type Cell, CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { readWorkspace } from "../db.ts";
import { isAnyKnown } from "../formula/is-any-known.ts";
import { PILLARS } from "../formula/names.ts";
import { PillarConfidences, ScoreMove } from "../score/schemas.ts";
import { utcDay } from "../time.ts";
import { PillarDetails } from "./schemas.ts";

/** Years of audits several times a day. */
const MOST = 5_000;

const COLUMNS = [
  "audit_id",
  "status",
  "started_at",
  "completed_at",
  "as_of",
  "formula_version",
  "platforms",
  "lookback_days",
  "score",
  "change",
  ...PILLARS,
  "error",
];

const Result = z.object({
  score: z.number(),
  pillars: PillarDetails,
  confidence: PillarConfidences,
  change: ScoreMove.nullable(),
});

/**
 * The audits of the caller's workspace as CSV, the newest first, at most 5,000. A score or pillar of which nothing is known is an
 * empty cell; `change` is against the audit before.
 */
export async function writeListCsv(caller: Caller): Promise<string> {
  requireScope(caller, "audits:read");
  const { workspaceId } = caller;
  const rows = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<Row[]>`
      SELECT id, status, created_at, completed_at, as_of, formula_version, platforms, lookback_days, error_title,
        CASE WHEN status = 'completed' THEN jsonb_build_object('score', result -> 'score', 'pillars', result -> 'pillars',
          'confidence', result -> 'confidence', 'change', result -> 'change') END AS result
      FROM audits WHERE workspace_id = ${workspaceId}
      ORDER BY created_at DESC, id DESC LIMIT ${MOST}`,
  );
  return CSV_BOM + writeCsv([COLUMNS, ...rows.map(toCells)]);
}

type Row = {
  id: string;
  status: string;
  created_at: Date;
  completed_at: Date | null;
  as_of: Date | null;
  formula_version: string | null;
  platforms: string[];
  lookback_days: number;
  error_title: string | null;
  result: unknown;
};

function toCells(row: Row): Cell[] {
  return [
    row.id,
    row.status,
    row.created_at.toISOString(),
    row.completed_at?.toISOString() ?? null,
    row.as_of && utcDay(row.as_of),
    row.formula_version,
    row.platforms.join(" "),
    row.lookback_days,
    ...figures(row.result),
    row.error_title,
  ];
}

function figures(result: unknown): Cell[] {
  if (result === null) return [null, null, ...PILLARS.map(() => null)];
  const { score, change, pillars, confidence } = Result.parse(result);
  return [
    isAnyKnown(confidence) ? score : null,
    change?.points ?? null,
    ...PILLARS.map((name) => (confidence[name].level === "none" ? null : pillars[name].score)),
  ];
}
