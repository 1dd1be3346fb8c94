import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { createDraft } from "#lib/drafts/create-draft.ts";
import { Draft, NewDraft } from "#lib/drafts/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const create = internalEndpoint({
  summary: "Keep a draft, with the scores of its variants",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: NewDraft,
  response: Draft,
  effect: { action: "draft.created", writtenBy: "handler" },
  handle: ({ caller, body, now, record }) => createDraft(caller, body, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: create }, sessionDoor);
