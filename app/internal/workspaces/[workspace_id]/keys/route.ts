import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { checkNewKey } from "#lib/api-keys/check-new-key.ts";
import { makeKey } from "#lib/api-keys/make-key.ts";
import { CreatedKey, NewKeyBody } from "#lib/api-keys/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { makeTestKey } from "#lib/test-mode/make-test-key.ts";

const create = internalEndpoint({
  summary: "Make an API key; it is told this once",
  role: ROLE_FOR.keys,
  params: z.object({ workspace_id: z.string() }),
  body: NewKeyBody,
  bodyAt: checkNewKey(NewKeyBody),
  response: CreatedKey,
  // A test key may have its fixtures laid first, in a transaction of their own.
  effect: { action: "key.created", writtenBy: "handler" },
  handle: ({ caller, body, now, record }) =>
    body.mode === "test" ? makeTestKey(caller, body, now, record) : makeKey(caller, body, now, { record }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: create }, sessionDoor);
