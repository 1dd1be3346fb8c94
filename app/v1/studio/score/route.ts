import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { DraftRequest, titleOfDraftIssue } from "#lib/studio/draft-request.ts";
import { ContentScore, DraftQuery } from "#lib/studio/schemas.ts";
import { scoreDraft } from "#lib/studio/score-draft.ts";

const post = operation({
  id: "scoreContent",
  summary: "Score a draft",
  description:
    "How a text, image or video is likely to do on a platform, what that would do to the pillars, and what would make it better. A format the platform does not have is scored as the closest one it has, and a text that is too long only as far as the platform accepts it; the feedback says so. A text that would hurt someone, exploits a disaster to sell, is spam or cannot be read gets a warning as its first feedback and under `warnings` in the evidence; one that would hurt someone scores below any ordinary text. An image or video that cannot be read is scored by platform and format alone: the first feedback says so, and with `expand=evidence`, `evidence.media` is `{ read: false, reason }`. Nothing is changed.",
  plan: "agency",
  scope: "studio:write",
  effect: "none",
  query: DraftQuery,
  body: DraftRequest,
  titleOf: titleOfDraftIssue,
  response: ContentScore,
  example: {
    query: { max_feedback: "2" },
    body: {
      content_type: "text",
      content: "Our winter menu is here! Which dish will you try first? https://harbourbakery.example/menu",
      platform: "instagram",
    },
    answer: {
      score: 56.5,
      pillar_predictions: {
        presence: "+0.0",
        reach: "+0.0",
        impact: "+1.2",
        sentiment: "-0.2",
        momentum: "+0.0",
      },
      feedback: [
        {
          priority: 1,
          suggestion:
            "A link in a caption cannot be tapped on Instagram: put it in the bio; posts without a link did better within 156 accounts on Instagram",
          expected_lift: "+1.8",
        },
        {
          priority: 2,
          suggestion:
            "Posts without exclamation marks did better within 641 accounts on Instagram; full stops will do here",
          expected_lift: "+1.5",
        },
      ],
      platform: "instagram",
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
  handle: ({ caller, query, body, now }) =>
    scoreDraft(caller, body, { now, expand: query.expand, maxFeedback: query.max_feedback }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: post }, keyDoor);
