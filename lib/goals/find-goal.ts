import type { WorkspaceTx } from "../db.ts";
import { Problem } from "../problems.ts";
import type { GoalRow } from "./present-goal.ts";

/**
 * A goal, locked until the transaction ends.
 * @throws Problem 404 when the workspace has no such goal.
 */
export async function findGoal(tx: WorkspaceTx, workspaceId: string, id: string): Promise<GoalRow> {
  await tx.$executeRaw`SELECT 1 FROM goals WHERE workspace_id = ${workspaceId} AND id = ${id} FOR UPDATE`;
  const row = await tx.goal.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
  if (!row) throw new Problem("Not Found", "There is no such goal: somebody may have deleted it.");
  return row;
}
