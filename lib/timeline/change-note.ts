import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findNote } from "./find-note.ts";
import { presentNotes } from "./present-note.ts";
import type { Note, NoteBody } from "./schemas.ts";

/**
 * Changes day and words of a note; its author stays who wrote it first.
 * @throws Problem 404 when the workspace has no such note.
 */
export function changeNote(
  { workspaceId }: Pick<Caller, "workspaceId">,
  id: string,
  { day, text }: NoteBody,
): Promise<Note> {
  return withWorkspace(workspaceId, async (tx) => {
    const where = await findNote(tx, workspaceId, id);
    const row = await tx.note.update({ where, data: { day: new Date(day), text } });
    const [note] = await presentNotes(tx, [row]);
    return note as Note;
  });
}
