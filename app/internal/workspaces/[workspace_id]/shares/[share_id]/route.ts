import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { revokeShare } from "#lib/shares/revoke-share.ts";
import { RevokedShare } from "#lib/shares/schemas.ts";

const revoke = internalEndpoint({
  summary: "Take a link to an audit back",
  role: "editor",
  params: z.object({ workspace_id: z.string(), share_id: z.string() }),
  response: RevokedShare,
  effect: { action: "share.revoked", subject: ({ params }) => params.share_id },
  handle: ({ caller, params, now }) => revokeShare(caller, params.share_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: revoke }, sessionDoor);
