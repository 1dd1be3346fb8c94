import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { type BasisDifference, compareBases } from "../formula/compare-bases.ts";
import type { Platform } from "../formula/names.ts";
import type { StoredResult } from "./audit-result.ts";
import { findBasis } from "./find-basis.ts";
import { findCurrentAudit } from "./find-current-audit.ts";

export type LatestResult = StoredResult & {
  auditId: string;
  completedAt: Date;
  formulaVersion: string;
  platforms: Platform[];
  isFirst: boolean;
  /** What this audit and the one before were computed of, as far as it differs; null with the first. */
  difference: BasisDifference | null;
};

/** The whole result that the current score of the caller's workspace rests on; null before the first audit. */
export async function findLatestResult({ workspaceId }: Caller): Promise<LatestResult | null> {
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
    platforms,
    isFirst: audit.result.previous_audit_id === null,
    difference: before && compareBases(before, { platforms, confidence: audit.result.confidence }),
  };
}
