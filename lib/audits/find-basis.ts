import type { WorkspaceTx } from "../db.ts";
import type { ScoreBasis } from "../formula/compare-bases.ts";
import type { Platform } from "../formula/names.ts";
import { StoredResult } from "./audit-result.ts";

/** What the score of a completed audit was computed of; null where there is no such audit. */
export async function findBasis(
  tx: WorkspaceTx,
  workspaceId: string,
  auditId: string,
): Promise<ScoreBasis | null> {
  const where = { workspaceId_id: { workspaceId, id: auditId } };
  const row = await tx.audit.findUnique({ where, select: { platforms: true, result: true } });
  if (!row) return null;
  return { platforms: row.platforms as Platform[], confidence: StoredResult.parse(row.result).confidence };
}
