import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { resetTestWorkspace } from "#lib/test-mode/reset-test-workspace.ts";
import { ResetFixtures } from "#lib/test-mode/schemas.ts";

const reset = internalEndpoint({
  summary: "Bring the fixtures of the test keys back",
  role: ROLE_FOR.keys,
  params: z.object({ workspace_id: z.string() }),
  body: z.object({}),
  response: ResetFixtures,
  // The fixtures are laid in a transaction of their own.
  effect: { action: "fixtures.reset", writtenBy: "handler" },
  handle: ({ caller, now, record }) => resetTestWorkspace(caller, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: reset }, sessionDoor);
