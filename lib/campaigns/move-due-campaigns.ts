import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { makeMoves } from "./make-moves.ts";

/** Campaigns of one transaction: after a long outage much may be due, and what is moved shall stay moved. */
const MAX_AT_ONCE = 50;

/**
 * Makes the moves of a workspace's campaigns that are due: whoever reads or changes campaigns does it first, so that what
 * is stored is true at that instant, whether or not a worker runs. It costs one indexed query when nothing is due.
 *
 * The moves have transactions of their own: they hold the workspace's events, for which nobody may wait who holds a
 * campaign.
 */
export async function moveDueCampaigns(workspaceId: string, now: Date): Promise<void> {
  let moved: number;
  do moved = await withWorkspace(workspaceId, (tx) => moveSome(tx, workspaceId, now));
  while (moved === MAX_AT_ONCE);
}

async function moveSome(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<number> {
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
  for (const row of rows) await makeMoves(tx, row, now);
  return due.length;
}
