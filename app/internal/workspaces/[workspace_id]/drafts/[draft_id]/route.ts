import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { changeDraft } from "#lib/drafts/change-draft.ts";
import { deleteDraft } from "#lib/drafts/delete-draft.ts";
import { getDraft } from "#lib/drafts/get-draft.ts";
import { DeletedDraft, Draft, DraftChanges } from "#lib/drafts/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const params = z.object({ workspace_id: z.string(), draft_id: z.string() });

const get = internalEndpoint({
  summary: "A draft as it is kept",
  role: "viewer",
  params,
  response: Draft,
  handle: ({ caller, params: { draft_id } }) => getDraft(caller, draft_id),
});

const change = internalEndpoint({
  summary: "Change a draft; what differs is scored anew",
  role: "editor",
  params,
  body: DraftChanges,
  response: Draft,
  effect: { action: "draft.changed", writtenBy: "handler" },
  handle: ({ caller, params: { draft_id }, body, now, record }) =>
    changeDraft(caller, draft_id, body, now, record),
});

const remove = internalEndpoint({
  summary: "Delete a draft",
  role: "editor",
  params,
  response: DeletedDraft,
  effect: { action: "draft.deleted", writtenBy: "handler" },
  handle: ({ caller, params: { draft_id }, record }) => deleteDraft(caller, draft_id, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  sessionDoor,
);
