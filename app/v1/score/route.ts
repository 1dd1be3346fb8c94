import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";
import { getScore } from "#lib/score/get-score.ts";
import { Score, ScoreQuery } from "#lib/score/schemas.ts";

const get = operation({
  id: "getScore",
  summary: "Current composite score",
  description: "The score of the newest completed audit, with its five pillars.",
  plan: "pro",
  scope: "read",
  limit: "score",
  query: ScoreQuery,
  response: Score,
  problems: ["Not Found", "No Score Available"],
  handle: ({ caller, query }) => getScore(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, authenticate);
