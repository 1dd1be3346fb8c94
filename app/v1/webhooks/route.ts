import { placeOf } from "#lib/access/find-workspace-of.ts";
import { NamedWorkspace } from "#lib/access/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { PageQuery } from "#lib/paging/schemas.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { listWebhooks } from "#lib/webhooks/list-webhooks.ts";
import { nameInvalidField } from "#lib/webhooks/name-invalid-field.ts";
import { NewWebhookBody, Webhook, WebhookList } from "#lib/webhooks/schemas.ts";
import { WebhookSecret } from "#lib/webhooks/strong-secret.ts";
import { WebhookUrl } from "#lib/webhooks/webhook-url.ts";

const webhook: Webhook = {
  id: "wh_3fKq9ZtB7LmX2cVn5RwYpA",
  url: "https://hooks.example.com/plinth",
  events: ["audit.completed", "score.changed"],
  status: "active",
  created_at: "2026-11-20T09:00:00.000Z",
};

const create = operation({
  id: "createWebhook",
  summary: "Configure a webhook",
  description:
    "Registers an HTTPS address for events. The secret is never returned. If you do not send one, one is generated; `rotate-secret` replaces it with one you can see.",
  plan: "agency",
  scope: "webhooks:write",
  body: NewWebhookBody.extend({ url: WebhookUrl, secret: WebhookSecret, workspace_id: NamedWorkspace }),
  response: Webhook,
  titleOf: nameInvalidField,
  statusOf: { "Invalid URL": 400 },
  problems: ["Invalid URL", "Invalid Events", "Not Found", "Limit Reached"],
  example: { body: { url: webhook.url, events: webhook.events, secret: "a-shared-secret" }, answer: webhook },
  effect: {
    action: "webhook.created",
    subject: ({ result }) => result.id,
    detail: ({ body }) => ({ events: body.events }),
  },
  placeOf: ({ caller, body }) => placeOf(caller, body.workspace_id),
  handle: async ({ caller, body, now }) => (await createWebhook(caller, body, now)).webhook,
});

const list = operation({
  id: "listWebhooks",
  summary: "List webhooks",
  description: "The webhooks of the key's workspace, newest first.",
  plan: "agency",
  scope: "webhooks:read",
  query: PageQuery,
  response: WebhookList,
  problems: ["Not Found"],
  example: { query: { limit: "20" }, answer: { webhooks: [webhook], total: 1, limit: 20, offset: 0 } },
  handle: ({ caller, query }) => listWebhooks(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list, POST: create }, keyDoor);
