import { sessionDoor } from "#app/internal/session-door.ts";
import { listComments } from "#lib/comments/list-comments.ts";
import { CommentPage, CommentsQuery } from "#lib/comments/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const list = internalEndpoint({
  summary: "What others wrote on the brand's profiles, part by part",
  role: "viewer",
  query: CommentsQuery,
  response: CommentPage,
  handle: ({ caller, query }) => listComments(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, sessionDoor);
