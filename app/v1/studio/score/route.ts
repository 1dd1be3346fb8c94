import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";
import { DraftRequest, titleOfDraftIssue } from "#lib/studio/draft-request.ts";
import { ContentScore, DraftQuery } from "#lib/studio/schemas.ts";
import { scoreDraft } from "#lib/studio/score-draft.ts";

const post = operation({
  id: "scoreContent",
  summary: "Score a draft",
  description:
    "How a text, image or video is likely to do on a platform, what that would do to the pillars, and what would make it better. It changes nothing.",
  plan: "agency",
  scope: "write",
  effect: "none",
  query: DraftQuery,
  body: DraftRequest,
  titleOf: titleOfDraftIssue,
  response: ContentScore,
  example: {
    body: {
      content_type: "text",
      content: "Our winter menu is here: https://harbourbakery.example/menu",
      platform: "linkedin",
    },
    answer: {
      score: 29.2,
      pillar_predictions: {
        presence: "+0.0",
        reach: "+0.0",
        impact: "-9.3",
        sentiment: "+0.0",
        momentum: "+0.0",
      },
      feedback: [
        {
          priority: 1,
          suggestion: "Write more: about 510 characters instead of 59",
          expected_lift: "+15.3",
        },
        { priority: 2, suggestion: "Leave the link out of the text", expected_lift: "+5.9" },
      ],
      platform: "linkedin",
      format: "post",
    },
  },
  problems: [
    "Invalid Content Type",
    "Invalid Format",
    "Content Too Large",
    "Invalid Platform",
    "Media Unavailable",
    "Not Found",
  ],
  handle: ({ caller, query, body, now }) => scoreDraft(caller, body, { now, expand: query.expand }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: post }, authenticate);
