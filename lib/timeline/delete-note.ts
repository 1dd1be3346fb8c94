import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findNote } from "./find-note.ts";
import type { DeletedNote } from "./schemas.ts";

/**
 * Takes a note away for good.
 * @throws Problem 404 when the workspace has no such note.
 */
export function deleteNote({ workspaceId }: Pick<Caller, "workspaceId">, id: string): Promise<DeletedNote> {
  return withWorkspace(workspaceId, async (tx) => {
    await tx.note.delete({ where: await findNote(tx, workspaceId, id) });
    return { id, deleted: true };
  });
}
