import type { WorkspaceTx } from "../db.ts";
import { Problem } from "../problems.ts";

/**
 * The key of a note, locked until the transaction ends.
 * @throws Problem 404 when the workspace has no such note.
 */
export async function findNote(tx: WorkspaceTx, workspaceId: string, id: string) {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM notes WHERE workspace_id = ${workspaceId} AND id = ${id} FOR UPDATE`;
  if (rows.length === 0)
    throw new Problem("Not Found", "There is no such note: somebody may have deleted it.");
  return { workspaceId_id: { workspaceId, id } };
}
