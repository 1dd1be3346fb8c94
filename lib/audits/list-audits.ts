import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { placeOf } from "../formula/grade.ts";
import { isAnyKnown } from "../formula/is-any-known.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
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
  const where = { workspaceId };
  return withWorkspace(workspaceId, async (tx) => {
    const rows = await tx.audit.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      omit: { input: true },
    });
    return { audits: rows.map(toEntry), total: await tx.audit.count({ where }), limit, offset };
  });
}

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
  const result = row.status === "completed" ? StoredResult.parse(row.result) : null;
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

function referenceOf({ explanation }: StoredResult) {
  return formula(explanation.formula_version).benchmarks.reference;
}
