import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { changeWebhook } from "#lib/webhooks/change-webhook.ts";
import { deleteWebhook } from "#lib/webhooks/delete-webhook.ts";
import { getWebhook } from "#lib/webhooks/get-webhook.ts";
import { nameInvalidField } from "#lib/webhooks/name-invalid-field.ts";
import { ChangeWebhookBody, DeletedWebhook, WebhookDetails } from "#lib/webhooks/schemas.ts";
import { WebhookUrl } from "#lib/webhooks/webhook-url.ts";

const params = z.object({ workspace_id: z.string(), webhook_id: z.string() });

const get = internalEndpoint({
  summary: "A webhook as it stands now",
  role: "viewer",
  params,
  response: WebhookDetails,
  handle: ({ caller, params: { webhook_id } }) => getWebhook(caller, webhook_id),
});

const change = internalEndpoint({
  summary: "Change, pause or resume a webhook from the dashboard",
  role: ROLE_FOR.webhooks,
  params,
  body: ChangeWebhookBody.extend({ url: WebhookUrl.optional() }),
  response: WebhookDetails,
  titleOf: nameInvalidField,
  statusOf: { "Invalid URL": 400 },
  effect: {
    action: "webhook.changed",
    subject: ({ params }) => params.webhook_id,
    detail: ({ body }) => ({ fields: Object.keys(body) }),
  },
  handle: ({ caller, params: { webhook_id }, body }) => changeWebhook(caller, webhook_id, body),
});

const remove = internalEndpoint({
  summary: "Delete a webhook from the dashboard",
  role: ROLE_FOR.webhooks,
  params,
  response: DeletedWebhook,
  effect: { action: "webhook.deleted", subject: ({ params }) => params.webhook_id },
  handle: ({ caller, params: { webhook_id } }) => deleteWebhook(caller, webhook_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  sessionDoor,
);
