import { z } from "zod";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { placeOf } from "../formula/grade.ts";
import { isAnyKnown } from "../formula/is-any-known.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { ScoreMove } from "../score/schemas.ts";
import { utcDay } from "../time.ts";
import { StoredResult } from "./audit-result.ts";
import type { AuditEntry } from "./schemas.ts";

type Page = { limit: number; offset: number };

/**
 * The audits of the caller's workspace, newest first.
 * @throws Problem 404 `Not Found` when the workspace was deleted.
 */
export async function listAudits(caller: Caller, { limit, offset }: Page) {
  requireScope(caller, "audits:read");
  const { id: workspaceId } = await resolveWorkspace(caller, undefined);
  return readWorkspace(workspaceId, async (db) => {
    // A whole result is 11 KB, of which a list tells one.
    const rows = await db.$queryRaw<Row[]>`
      SELECT id, status, platforms, lookback_days AS "lookbackDays", as_of AS "asOf", created_at AS "createdAt",
        completed_at AS "completedAt", error_title AS "errorTitle", error_detail AS "errorDetail",
        jsonb_build_object('score', result -> 'score', 'change', result -> 'change', 'confidence', result -> 'confidence',
          'formula', result -> 'explanation' -> 'formula_version') AS result
      FROM audits WHERE workspace_id = ${workspaceId}
      ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
    const total = await db.audit.count({ where: { workspaceId } });
    return { audits: rows.map(toEntry), total, limit, offset };
  });
}

const ListedResult = StoredResult.pick({ score: true, confidence: true }).extend({
  change: ScoreMove.nullable(),
  formula: z.string(),
});

type Row = {
  id: string;
  status: string;
  result: unknown;
  platforms: string[];
  lookbackDays: number;
  asOf: Date | null;
  createdAt: Date;
  completedAt: Date | null;
  errorTitle: string | null;
  errorDetail: string | null;
};

function toEntry(row: Row): AuditEntry {
  const result = row.status === "completed" ? ListedResult.parse(row.result) : null;
  return {
    audit_id: row.id,
    status: row.status as AuditEntry["status"],
    score: result?.score ?? null,
    change: result?.change ?? null,
    place: result && isAnyKnown(result.confidence) ? placeOf(result.score, referenceOf(result)) : null,
    error: row.status === "failed" ? { title: row.errorTitle ?? "", detail: row.errorDetail ?? "" } : null,
    platforms: row.platforms as Platform[],
    lookback_days: row.lookbackDays,
    as_of: row.asOf && utcDay(row.asOf),
    started_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}

function referenceOf({ formula: version }: z.infer<typeof ListedResult>) {
  return formula(version).benchmarks.reference;
}
