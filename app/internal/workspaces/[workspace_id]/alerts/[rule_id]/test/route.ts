import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { RuleParams, TestOutcomes } from "#lib/alerts/schemas.ts";
import { testRule } from "#lib/alerts/test-rule.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const test = internalEndpoint({
  summary: "Send a test to every channel of an alert rule",
  role: "editor",
  params: RuleParams,
  body: z.object({}),
  response: TestOutcomes,
  effect: { action: "alert.tested", writtenBy: "handler" },
  handle: ({ caller, params, now, record }) => testRule(caller, params.rule_id, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: test }, sessionDoor);
