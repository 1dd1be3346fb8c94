import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

// What a page asks before it reads itself again, so that it is not left for an error or the sign-in page.
const get = internalEndpoint({
  summary: "Whether the session may still look at the workspace",
  role: "viewer",
  params: z.object({ workspace_id: z.string() }),
  response: z.object({ workspace_id: z.string() }),
  handle: async ({ params }) => params,
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, sessionDoor);
