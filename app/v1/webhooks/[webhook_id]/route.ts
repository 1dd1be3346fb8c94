import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { NamedWorkspace } from "#lib/access/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { changeWebhook } from "#lib/webhooks/change-webhook.ts";
import { deleteWebhook } from "#lib/webhooks/delete-webhook.ts";
import { getWebhook } from "#lib/webhooks/get-webhook.ts";
import { nameInvalidField } from "#lib/webhooks/name-invalid-field.ts";
import { ChangeWebhookBody, DeletedWebhook, Webhook, WebhookParams } from "#lib/webhooks/schemas.ts";
import { WebhookUrl } from "#lib/webhooks/webhook-url.ts";

const params = { webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA" };
const webhook: Webhook = {
  id: params.webhook_id,
  url: "https://hooks.example.com/plinth",
  events: ["audit.completed", "score.changed"],
  status: "active",
  created_at: "2026-11-20T09:00:00.000Z",
};

const get = operation({
  id: "getWebhook",
  summary: "Get a webhook",
  plan: "agency",
  scope: "webhooks:read",
  params: WebhookParams,
  response: Webhook,
  problems: ["Not Found"],
  example: { params, answer: webhook },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params }) => getWebhook(caller, params.webhook_id),
});

const change = operation({
  id: "changeWebhook",
  summary: "Change a webhook",
  description: "Changes its address or events, or pauses or activates it. Fields left out stay as they are.",
  plan: "agency",
  scope: "webhooks:write",
  params: WebhookParams,
  body: ChangeWebhookBody.extend({ url: WebhookUrl.optional(), workspace_id: NamedWorkspace }),
  response: Webhook,
  titleOf: nameInvalidField,
  statusOf: { "Invalid URL": 400 },
  problems: ["Invalid URL", "Invalid Events", "Not Found"],
  example: { params, body: { status: "paused" }, answer: { ...webhook, status: "paused" } },
  effect: {
    action: "webhook.changed",
    subject: ({ params }) => params.webhook_id,
    detail: ({ body: { workspace_id: _, ...changes } }) => ({ fields: Object.keys(changes) }),
  },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params, body }) => changeWebhook(caller, params.webhook_id, body),
});

const remove = operation({
  id: "deleteWebhook",
  summary: "Delete a webhook",
  description: "Deletes the webhook and its deliveries. Anything still waiting to be sent is dropped.",
  plan: "agency",
  scope: "webhooks:write",
  params: WebhookParams,
  response: DeletedWebhook,
  problems: ["Not Found"],
  example: { params, answer: { id: params.webhook_id, deleted: true } },
  effect: { action: "webhook.deleted", subject: ({ params }) => params.webhook_id },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params }) => deleteWebhook(caller, params.webhook_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  keyDoor,
);
