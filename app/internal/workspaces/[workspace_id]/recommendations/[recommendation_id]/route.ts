import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { decideRecommendation } from "#lib/recommendations/decide-recommendation.ts";
import { Decision, LedgerEntry, RecommendationParams } from "#lib/recommendations/schemas.ts";

const decide = internalEndpoint({
  summary: "Accept, dismiss or mark done a recommendation",
  role: "editor",
  params: RecommendationParams,
  body: Decision,
  response: LedgerEntry,
  effect: {
    action: "recommendation.decided",
    subject: ({ params }) => params.recommendation_id,
    detail: ({ body }) => ({ status: body.status }),
  },
  handle: ({ caller, params, body, now }) =>
    decideRecommendation(caller, params.recommendation_id, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: decide }, sessionDoor);
