import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { checkDraft } from "#lib/drafts/check-draft.ts";
import { CheckBody, DraftChecks } from "#lib/drafts/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

// It changes nothing, so that a viewer may, too.
const check = internalEndpoint({
  summary: "Look at a text before it is scored, and find own posts that are like it",
  role: "viewer",
  effect: "none",
  params: z.object({ workspace_id: z.string() }),
  body: CheckBody,
  response: DraftChecks,
  handle: ({ caller, body }) => checkDraft(caller, body),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: check }, sessionDoor);
