import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { Disconnected } from "#lib/platforms/schemas.ts";

const disconnect = internalEndpoint({
  summary: "Disconnect a platform; its figures stay",
  role: "editor",
  params: z.object({ workspace_id: z.string(), platform: z.enum(PLATFORMS) }),
  response: Disconnected,
  effect: { action: "platform.disconnected", writtenBy: "handler" },
  handle: ({ caller, params, now, record }) =>
    disconnectPlatform(caller, { platform: params.platform }, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: disconnect }, sessionDoor);
