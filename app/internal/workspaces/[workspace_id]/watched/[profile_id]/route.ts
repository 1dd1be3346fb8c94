import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { WatchingEnded } from "#lib/platforms/schemas.ts";
import { stopWatching } from "#lib/platforms/stop-watching.ts";

const stop = internalEndpoint({
  summary: "End the watching of a profile; everything that is kept of it goes",
  role: "editor",
  params: z.object({ workspace_id: z.string(), profile_id: z.string() }),
  response: WatchingEnded,
  effect: { action: "platform.unwatched", writtenBy: "handler" },
  handle: ({ caller, params, now, record }) =>
    stopWatching(caller, { profileId: params.profile_id }, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: stop }, sessionDoor);
