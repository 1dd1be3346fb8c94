import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { replaceKey } from "#lib/api-keys/replace-key.ts";
import { ReplacedKey, ReplaceKeyBody } from "#lib/api-keys/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const replace = internalEndpoint({
  summary: "Make an API key in the place of another one; it is told this once",
  role: ROLE_FOR.keys,
  params: z.object({ workspace_id: z.string(), key_id: z.string() }),
  body: ReplaceKeyBody,
  response: ReplacedKey,
  effect: {
    action: "key.replaced",
    subject: ({ params }) => params.key_id,
    detail: ({ body, result }) => ({ by: result.key_id, overlap_hours: body.overlap_hours }),
  },
  handle: ({ caller, params, body, now }) =>
    replaceKey(caller, params.key_id, { overlapHours: body.overlap_hours, now }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replace }, sessionDoor);
