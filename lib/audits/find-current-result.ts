import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceReader } from "../db.ts";
import { type BasisDifference, compareBases, type ScoreBasis } from "../formula/compare-bases.ts";
import type { Platform } from "../formula/names.ts";
import { findCurrentAudit } from "./audit-queries.ts";
import { basisOf, confidenceOf, StoredResult } from "./audit-result.ts";

export type CurrentResult = StoredResult & {
  auditId: string;
  completedAt: Date;
  formulaVersion: string;
  /** 0–1: the share of the composite's weight that rests on data. */
  knownWeight: number;
  platforms: Platform[];
  isFirst: boolean;
  /** When the audit before ended; null with the first. */
  previousAt: Date | null;
  /** What this audit and the one before were computed of, as far as it differs; null with the first. */
  difference: BasisDifference | null;
};

/** The whole result that the current score of the caller's workspace rests on; null before the first audit. */
export async function findCurrentResult({ workspaceId }: Caller): Promise<CurrentResult | null> {
  const found = await readWorkspace(workspaceId, async (db) => {
    const audit = await findCurrentAudit(db, workspaceId);
    const id = audit?.result.previous_audit_id;
    return audit && { audit, before: id ? await findBefore(db, workspaceId, id) : null };
  });
  if (!found) return null;
  const { audit, before } = found;
  const platforms = audit.platforms as Platform[];
  return {
    ...audit.result,
    auditId: audit.id,
    completedAt: audit.completedAt as Date,
    formulaVersion: audit.result.explanation.formula_version,
    knownWeight: confidenceOf(audit.result).known_weight,
    platforms,
    isFirst: audit.result.previous_audit_id === null,
    previousAt: before?.completedAt ?? null,
    difference: before && compareBases(before.basis, basisOf(platforms, audit.result)),
  };
}

type Before = { completedAt: Date | null; basis: ScoreBasis };

/** When a completed audit ended and what its score was computed of; null where there is no such audit. */
async function findBefore(tx: WorkspaceReader, workspaceId: string, auditId: string): Promise<Before | null> {
  const where = { workspaceId, id: auditId };
  const row = await tx.audit.findFirst({
    where,
    select: { platforms: true, result: true, completedAt: true },
  });
  if (!row) return null;
  return { completedAt: row.completedAt, basis: basisOf(row.platforms, StoredResult.parse(row.result)) };
}
