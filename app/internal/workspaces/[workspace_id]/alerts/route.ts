import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { addRule } from "#lib/alerts/add-rule.ts";
import { RuleBody, SavedRule } from "#lib/alerts/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const add = internalEndpoint({
  summary: "Make an alert rule; secrets of its HTTPS addresses are told this once",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: RuleBody,
  response: SavedRule,
  effect: {
    action: "alert.created",
    subject: ({ result }) => result.rule.id,
    detail: ({ body }) => ({ kinds: body.kinds }),
  },
  handle: ({ caller, body, now }) => addRule(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: add }, sessionDoor);
