import { getScore } from "#lib/current-score/get-score.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { planLimits } from "#lib/plans.ts";
import { preferReplica } from "#lib/prefer-replica.ts";
import { Score, ScoreQuery } from "#lib/score/schemas.ts";

const get = operation({
  id: "getScore",
  summary: "Current composite score",
  description:
    "The score of the newest completed audit, with its five pillars. An Enterprise workspace with real-time scoring switched on gets one computed from its figures as they are now.",
  plan: "pro",
  scope: "score:read",
  rate: "score",
  query: ScoreQuery,
  response: Score,
  example: {
    query: { workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd", include_pillars: "true" },
    answer: {
      score: 54.2,
      pillars: { presence: 61.3, reach: 48.9, impact: 57.2, sentiment: 50, momentum: 52.6 },
      formula_version: "v2",
      calculated_at: "2026-11-01T09:32:11.482Z",
      workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
      tier: "agency",
    },
  },
  problems: ["Not Found", "No Score Available"],
  // What is live is computed, and what explains a score is read as a whole.
  isLight: ({ plan }, { url }) => !planLimits(plan).real_time && !url.includes("expand"),
  handle: ({ caller, query, now }) => preferReplica(() => getScore(caller, query, now)),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, keyDoor);
