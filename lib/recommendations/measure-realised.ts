import type { WorkspaceTx } from "../db.ts";
import type { Pillars } from "../formula/names.ts";
import { daysBefore, LEDGER_DAYS } from "./ledger-days.ts";

type Measured = { workspaceId: string; auditId: string; pillars: Pillars; now: Date };

/**
 * Measures what came of recommendations that were done at least 28 days ago, by the first audit that completes from then
 * on: the points that the pillar moved since they were done. It moved for other reasons too: this is what came after, not
 * proof of what caused it. Once measured, an entry stays as it is.
 */
export async function measureRealised(tx: WorkspaceTx, measured: Measured): Promise<void> {
  const { workspaceId, auditId, pillars, now } = measured;
  const doneAt = { lte: daysBefore(now, LEDGER_DAYS.measured) };
  const due = await tx.recommendationEntry.findMany({
    where: { workspaceId, status: "done", doneAt, realised: null, pillarAtDone: { not: null } },
  });
  for (const { id, pillar, pillarAtDone } of due) {
    const moved = pillars[pillar as keyof Pillars] - (pillarAtDone as number);
    const realised = Math.round(moved * 10) / 10 + 0;
    await tx.recommendationEntry.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: { realised, realisedAudit: auditId },
    });
  }
}
