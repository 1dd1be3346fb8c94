import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { findPosts } from "#lib/search/find-posts.ts";
import { FoundPosts, PostSearchQuery } from "#lib/search/schemas.ts";

const find = internalEndpoint({
  summary: "Find posts by words of their texts",
  role: "viewer",
  params: z.object({ workspace_id: z.string() }),
  query: PostSearchQuery,
  response: FoundPosts,
  handle: async ({ caller, query }) => ({ posts: await findPosts(caller, query.words) }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: find }, sessionDoor);
