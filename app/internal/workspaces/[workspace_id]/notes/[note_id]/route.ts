import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { changeNote } from "#lib/timeline/change-note.ts";
import { deleteNote } from "#lib/timeline/delete-note.ts";
import { DeletedNote, Note, NoteBody, NoteParams } from "#lib/timeline/schemas.ts";

const change = internalEndpoint({
  summary: "Change day and words of a note",
  role: "editor",
  params: NoteParams,
  body: NoteBody,
  response: Note,
  effect: { action: "note.changed", subject: ({ params }) => params.note_id },
  handle: ({ caller, params, body }) => changeNote(caller, params.note_id, body),
});

const remove = internalEndpoint({
  summary: "Delete a note",
  role: "editor",
  params: NoteParams,
  response: DeletedNote,
  effect: { action: "note.deleted", subject: ({ params }) => params.note_id },
  handle: ({ caller, params }) => deleteNote(caller, params.note_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: change, DELETE: remove },
  sessionDoor,
);
