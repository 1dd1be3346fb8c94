import { findCurrentAudit } from "../audits/audit-queries.ts";
import type { WorkspaceTx } from "../db.ts";
import { type Plan, planLimits } from "../plans.ts";

/**
 * The score that was the workspace's current one at an instant that may have passed: that of the newest audit completed
 * until then or, where scores are live, of a newer live point. Null when there was none.
 */
export async function findScoreAt(tx: WorkspaceTx, workspaceId: string, at: Date): Promise<number | null> {
  const audit = await findCurrentAudit(tx, workspaceId, at);
  if (!audit) return null;
  if (!(await hasLiveScores(tx, workspaceId))) return audit.result.score;
  const live = await tx.scorePoint.findFirst({
    where: { workspaceId, kind: "live", calculatedAt: { gt: audit.completedAt as Date, lte: at } },
    orderBy: { calculatedAt: "desc" },
  });
  return live?.score ?? audit.result.score;
}

async function hasLiveScores(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { realTime, account } = await tx.workspace.findUniqueOrThrow({
    where: { id },
    select: { realTime: true, account: { select: { plan: true } } },
  });
  return realTime && planLimits(account.plan as Plan).real_time;
}
