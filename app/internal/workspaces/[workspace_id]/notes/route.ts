import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { addNote } from "#lib/timeline/add-note.ts";
import { Note, NoteBody } from "#lib/timeline/schemas.ts";

const add = internalEndpoint({
  summary: "Write a note beside a day of the history",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: NoteBody,
  response: Note,
  effect: { action: "note.created", subject: ({ result }) => result.id },
  handle: ({ caller, body, now }) => addNote(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: add }, sessionDoor);
