import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { listNewest } from "#lib/search/list-newest.ts";
import { NewestThings } from "#lib/search/schemas.ts";

const list = internalEndpoint({
  summary: "The newest audits and campaigns, to be found by name",
  role: "viewer",
  params: z.object({ workspace_id: z.string() }),
  response: NewestThings,
  handle: ({ caller }) => listNewest(caller),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, sessionDoor);
