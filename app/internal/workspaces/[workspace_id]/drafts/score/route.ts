import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { DraftRequest, titleOfDraftIssue } from "#lib/studio/draft-request.ts";
import { PageScore } from "#lib/studio/schemas.ts";
import { scoreForPage } from "#lib/studio/score-for-page.ts";

// It changes nothing, so that a viewer may, too.
const score = operation({
  id: "scoreDraft",
  summary: "Score a draft of the dashboard, with its evidence and the texts that suggestions lead to",
  plan: "agency",
  scope: "read",
  effect: "none",
  params: z.object({ workspace_id: z.string() }),
  body: DraftRequest,
  titleOf: titleOfDraftIssue,
  response: PageScore,
  problems: [
    "Plan Required",
    "Invalid Content Type",
    "Invalid Format",
    "Content Too Large",
    "Invalid Platform",
    "Media Unavailable",
    "Not Found",
  ],
  handle: ({ caller, body, now }) => scoreForPage(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: score },
  authenticateMember,
  admitMember,
);
