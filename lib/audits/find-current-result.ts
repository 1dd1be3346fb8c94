import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
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
  /** What this audit and the one before were computed of, as far as it differs; null with the first. */
  difference: BasisDifference | null;
};

/** The whole result that the current score of the caller's workspace rests on; null before the first audit. */
export async function findCurrentResult({ workspaceId }: Caller): Promise<CurrentResult | null> {
  const found = await withWorkspace(workspaceId, async (tx) => {
    const audit = await findCurrentAudit(tx, workspaceId);
    const id = audit?.result.previous_audit_id;
    return audit && { audit, before: id ? await findBasis(tx, workspaceId, id) : null };
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
    difference: before && compareBases(before, basisOf(platforms, audit.result)),
  };
}

/** What the score of a completed audit was computed of; null where there is no such audit. */
async function findBasis(tx: WorkspaceTx, workspaceId: string, auditId: string): Promise<ScoreBasis | null> {
  const where = { workspaceId_id: { workspaceId, id: auditId } };
  const row = await tx.audit.findUnique({ where, select: { platforms: true, result: true } });
  if (!row) return null;
  return basisOf(row.platforms, StoredResult.parse(row.result));
}
