import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { SyncsAsked } from "#lib/platforms/schemas.ts";
import { askForSync } from "#lib/platforms/sync/request-sync.ts";

const sync = internalEndpoint({
  summary: "Read the connected profiles of a platform now",
  role: "editor",
  params: z.object({ workspace_id: z.string(), platform: z.enum(PLATFORMS) }),
  body: z.object({}),
  response: SyncsAsked,
  effect: { action: "platform.synced", subject: ({ params }) => params.platform },
  handle: ({ caller, params: { platform }, now }) => askForSync(caller, platform, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: sync }, sessionDoor);
