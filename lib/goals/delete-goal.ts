import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findGoal } from "./find-goal.ts";
import type { DeletedGoal } from "./schemas.ts";

/**
 * Takes a goal away for good, with its sign on the history.
 * @throws Problem 404 when the workspace has no such goal.
 */
export function deleteGoal({ workspaceId }: Pick<Caller, "workspaceId">, id: string): Promise<DeletedGoal> {
  return withWorkspace(workspaceId, async (tx) => {
    await findGoal(tx, workspaceId, id);
    await tx.goal.delete({ where: { workspaceId_id: { workspaceId, id } } });
    return { id, deleted: true };
  });
}
