import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { listPosts } from "#lib/posts/list-posts.ts";
import { PostPage, PostQuery } from "#lib/posts/schemas.ts";

const list = internalEndpoint({
  summary: "Posts of the connected accounts, with their figures and places",
  role: "viewer",
  params: z.object({ workspace_id: z.string() }),
  query: PostQuery,
  response: PostPage,
  handle: ({ caller, query }) => listPosts(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, sessionDoor);
