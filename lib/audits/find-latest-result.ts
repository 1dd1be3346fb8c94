import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import type { StoredResult } from "./audit-result.ts";
import { findCurrentAudit } from "./find-current-audit.ts";

export type LatestResult = StoredResult & {
  auditId: string;
  completedAt: Date;
  formulaVersion: string;
  platforms: Platform[];
  isFirst: boolean;
};

/** The whole result that the current score of the caller's workspace rests on; null before the first audit. */
export async function findLatestResult({ workspaceId }: Caller): Promise<LatestResult | null> {
  const audit = await withWorkspace(workspaceId, (tx) => findCurrentAudit(tx, workspaceId));
  if (!audit) return null;
  return {
    ...audit.result,
    auditId: audit.id,
    completedAt: audit.completedAt as Date,
    formulaVersion: audit.result.explanation.formula_version,
    platforms: audit.platforms as Platform[],
    isFirst: audit.result.previous_audit_id === null,
  };
}
