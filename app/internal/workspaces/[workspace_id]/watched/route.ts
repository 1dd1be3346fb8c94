import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { WatchedProfile } from "#lib/platforms/schemas.ts";
import { watchProfile } from "#lib/platforms/watch-profile.ts";

const watch = internalEndpoint({
  summary: "Watch a profile of somebody else",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: z.object({ platform: z.enum(PLATFORMS), handle: z.string() }),
  response: WatchedProfile,
  effect: { action: "platform.watched", writtenBy: "handler" },
  handle: ({ caller, body, now, record }) => watchProfile(caller, body, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: watch }, sessionDoor);
