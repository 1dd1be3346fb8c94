import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { revokeOwnKey } from "#lib/api-keys/revoke-own-key.ts";
import { RevokedKey } from "#lib/api-keys/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const revoke = internalEndpoint({
  summary: "Revoke an API key",
  role: ROLE_FOR.keys,
  params: z.object({ workspace_id: z.string(), key_id: z.string() }),
  response: RevokedKey,
  effect: { action: "key.revoked", subject: ({ params }) => params.key_id },
  handle: ({ caller, params, now }) => revokeOwnKey(caller, params.key_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: revoke }, sessionDoor);
