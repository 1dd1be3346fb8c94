import { sessionDoor } from "#app/internal/session-door.ts";
import { changeRule } from "#lib/alerts/change-rule.ts";
import { deleteRule } from "#lib/alerts/delete-rule.ts";
import { DeletedRule, RuleChanges, RuleParams, SavedRule } from "#lib/alerts/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const change = internalEndpoint({
  summary: "Change an alert rule, or switch it on or off",
  role: "editor",
  params: RuleParams,
  body: RuleChanges,
  response: SavedRule,
  effect: {
    action: "alert.changed",
    subject: ({ params }) => params.rule_id,
    detail: ({ body }) => ({ fields: Object.keys(body) }),
  },
  handle: ({ caller, params, body, now }) => changeRule(caller, params.rule_id, body, now),
});

const remove = internalEndpoint({
  summary: "Delete an alert rule",
  role: "editor",
  params: RuleParams,
  response: DeletedRule,
  effect: { action: "alert.deleted", subject: ({ params }) => params.rule_id },
  handle: ({ caller, params }) => deleteRule(caller, params.rule_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: change, DELETE: remove },
  sessionDoor,
);
