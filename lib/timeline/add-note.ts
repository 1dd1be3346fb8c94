import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { presentNotes } from "./present-note.ts";
import type { Note, NoteBody } from "./schemas.ts";

/** Notes of a workspace: more than anybody reads, and too few to weigh on a page. */
export const MOST_NOTES = 500;

/**
 * Writes a note beside a day of the history, of which its author is kept.
 * @throws Problem 409 `Limit Reached` when the workspace has 500 notes.
 */
export function addNote(
  { workspaceId, actor }: Pick<Caller, "workspaceId" | "actor">,
  { day, text }: NoteBody,
  now: Date,
): Promise<Note> {
  return withWorkspace(workspaceId, async (tx) => {
    await lockUntilEnd(tx, `notes of ${workspaceId}`);
    if ((await tx.note.count({ where: { workspaceId } })) >= MOST_NOTES)
      throw new Problem(
        "Limit Reached",
        `A workspace keeps at most ${MOST_NOTES} notes. Delete one to add another.`,
      );
    const data = { workspaceId, id: newId("note"), day: new Date(day), text, createdBy: actor.id };
    const row = await tx.note.create({ data: { ...data, createdAt: now } });
    const [note] = await presentNotes(tx, [row]);
    return note as Note;
  });
}
