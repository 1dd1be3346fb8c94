import { readWorkspace, type WorkspaceTx, withWorkspace } from "../db.ts";
import { applyTransitions } from "./apply-transitions.ts";

/** Campaigns of one transaction: after a long outage many may be due, and those that are done shall stay done. */
const MAX_AT_ONCE = 50;

/**
 * Applies the due transitions of a workspace's campaigns. Whoever reads or changes campaigns calls it first, so that what is
 * stored is true at that instant, whether or not a worker runs. It costs one indexed query when nothing is due, which a database
 * that takes no writes answers too.
 *
 * It has transactions of its own: they lock the workspace's events, and nobody who locks a campaign may wait for those.
 */
export async function advanceWorkspaceCampaigns(workspaceId: string, now: Date): Promise<void> {
  const where = { workspaceId, nextMoveAt: { lte: now } };
  if (!(await readWorkspace(workspaceId, (db) => db.campaign.findFirst({ where, select: { id: true } }))))
    return;
  let advanced: number;
  do advanced = await withWorkspace(workspaceId, (tx) => advanceSome(tx, workspaceId, now));
  while (advanced === MAX_AT_ONCE);
}

async function advanceSome(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<number> {
  // Locked in one order: two requests at once cannot wait for each other.
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM campaigns WHERE workspace_id = ${workspaceId} AND next_move_at <= ${now}
    ORDER BY id LIMIT ${MAX_AT_ONCE} FOR UPDATE`;
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const rows = await tx.campaign.findMany({
    where: { workspaceId, id: { in: ids } },
    orderBy: [{ nextMoveAt: "asc" }, { id: "asc" }],
  });
  for (const row of rows) await applyTransitions(tx, row, now);
  return due.length;
}
