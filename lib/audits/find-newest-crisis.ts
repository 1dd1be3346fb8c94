import type { WorkspaceReader } from "../db.ts";
import type { Crisis } from "../formula/find-crisis.ts";
import { findCurrentAudit } from "./audit-queries.ts";

/** The crisis in comments by what was computed last, figures that came in or the current audit; null without one. */
export async function findNewestCrisis(tx: WorkspaceReader, workspaceId: string): Promise<Crisis | null> {
  const kept = await tx.dataVersion.findFirst({
    where: { workspaceId },
    select: { crisis: true, crisisAt: true },
  });
  const audit = await findCurrentAudit(tx, workspaceId);
  if (kept?.crisisAt && !(audit?.completedAt && audit.completedAt >= kept.crisisAt))
    return kept.crisis as Crisis | null;
  return audit?.result.explanation.crisis ?? null;
}
