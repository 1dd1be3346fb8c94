import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { SyncsAsked } from "#lib/platforms/schemas.ts";
import { askForWatched } from "#lib/platforms/sync/request-sync.ts";

const sync = internalEndpoint({
  summary: "Read a watched profile now",
  role: "editor",
  params: z.object({ workspace_id: z.string(), profile_id: z.string() }),
  body: z.object({}),
  response: SyncsAsked,
  effect: { action: "platform.synced", subject: ({ params }) => params.profile_id },
  handle: ({ caller, params, now }) => askForWatched(caller, params.profile_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: sync }, sessionDoor);
