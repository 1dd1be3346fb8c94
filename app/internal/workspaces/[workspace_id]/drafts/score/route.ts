import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { DraftRequest, titleOfDraftIssue } from "#lib/studio/draft-request.ts";
import { PageScore } from "#lib/studio/schemas.ts";
import { scoreForPage } from "#lib/studio/score-for-page.ts";

// It changes nothing, so that a viewer may, too.
const score = internalEndpoint({
  summary: "Score a draft of the dashboard, with its evidence and the texts that suggestions lead to",
  role: "viewer",
  effect: "none",
  params: z.object({ workspace_id: z.string() }),
  body: DraftRequest,
  titleOf: titleOfDraftIssue,
  response: PageScore,
  handle: ({ caller, body, now }) => scoreForPage(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: score }, sessionDoor);
