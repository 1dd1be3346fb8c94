import { sessionDoor } from "#app/internal/session-door.ts";
import { findTopics } from "#lib/comments/find-topics.ts";
import { CommentFilters, CommentTopics } from "#lib/comments/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const topics = internalEndpoint({
  summary: "Words that stand out in critical comments",
  role: "viewer",
  query: CommentFilters,
  response: CommentTopics,
  handle: ({ caller, query }) => findTopics(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: topics }, sessionDoor);
