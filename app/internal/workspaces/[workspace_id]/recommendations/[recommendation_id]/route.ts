import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { decideRecommendation } from "#lib/recommendations/decide-recommendation.ts";
import { Decision, LedgerEntry, RecommendationParams } from "#lib/recommendations/schemas.ts";

const decide = operation({
  id: "decideRecommendation",
  summary: "Accept, dismiss or mark done a recommendation",
  plan: "creator",
  scope: "write",
  params: RecommendationParams,
  body: Decision,
  response: LedgerEntry,
  problems: ["Not Found"],
  handle: ({ caller, params, body, now }) =>
    decideRecommendation(caller, params.recommendation_id, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: decide },
  authenticateMember,
  admitMember,
);
