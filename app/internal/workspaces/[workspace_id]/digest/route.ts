import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { changeDigest } from "#lib/weekly-digest/change-digest.ts";
import { Digest, DigestBody } from "#lib/weekly-digest/schemas.ts";

const change = internalEndpoint({
  summary: "Switch one's own weekly digest on, at a time, or off",
  role: "viewer",
  params: z.object({ workspace_id: z.string() }),
  body: DigestBody,
  response: Digest,
  effect: {
    action: "digest.changed",
    subject: ({ caller }) => caller.actor.id,
    detail: ({ body }) => ({ is_on: body.is_on }),
  },
  handle: ({ caller, body, now }) => changeDigest(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: change }, sessionDoor);
