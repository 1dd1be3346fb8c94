import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { utcDay } from "../time.ts";
import { getVisibleAudit } from "./audit-queries.ts";
import { confidenceOf, StoredResult } from "./audit-result.ts";
import { compareResults, type ResultComparison } from "./compare-results.ts";

export type AuditExplanation = {
  audit_id: string;
  completed_at: string;
  as_of: Date | null;
  lookback_days: number;
  platforms: string[];
  result: StoredResult;
  /** 0–1: the share of the composite's weight that rests on data. */
  known_weight: number;
  /** The audit before, and what moved since; null with the first one. */
  previous:
    | ({
        audit_id: string;
        completed_at: string;
        /** The past day that it speaks of, when it is "as of" one. */
        as_of: string | null;
        score: number;
      } & ResultComparison)
    | null;
};

/**
 * What a completed audit rests on, and what moved since the one before it.
 * @throws Problem 404 when there is no such audit or it has no result (it failed), 425 while it is processing.
 */
export async function explainAudit(caller: Caller, auditId: string): Promise<AuditExplanation> {
  const audit = await getVisibleAudit(caller, auditId);
  if (audit.status === "processing") throw new Problem("Too Early", "The audit is still processing.");
  if (audit.status === "failed")
    throw new Problem("No Data", "The audit failed, so there is no score to explain.");
  const result = StoredResult.parse(audit.result);
  return {
    audit_id: audit.id,
    completed_at: (audit.completedAt as Date).toISOString(),
    as_of: audit.asOf,
    lookback_days: audit.lookbackDays,
    platforms: audit.platforms,
    result,
    known_weight: confidenceOf(result).known_weight,
    previous: await explainPrevious(audit.workspaceId, audit.platforms, result),
  };
}

async function explainPrevious(
  workspaceId: string,
  platforms: string[],
  result: StoredResult,
): Promise<AuditExplanation["previous"]> {
  const id = result.previous_audit_id;
  if (!id) return null;
  const where = { workspaceId, id };
  const row = await readWorkspace(workspaceId, (db) => db.audit.findFirst({ where, omit: { input: true } }));
  if (!row) return null;
  const before = StoredResult.parse(row.result);
  return {
    audit_id: id,
    completed_at: (row.completedAt as Date).toISOString(),
    as_of: row.asOf && utcDay(row.asOf),
    score: before.score,
    ...compareResults({ platforms: row.platforms, result: before }, { platforms, result }),
  };
}
