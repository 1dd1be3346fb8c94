import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { changeWebhook } from "#lib/webhooks/change-webhook.ts";
import { deleteWebhook } from "#lib/webhooks/delete-webhook.ts";
import { getWebhook } from "#lib/webhooks/get-webhook.ts";
import { nameInvalidField } from "#lib/webhooks/name-invalid-field.ts";
import { ChangeWebhookBody, DeletedWebhook, WebhookDetails } from "#lib/webhooks/schemas.ts";
import { WebhookUrl } from "#lib/webhooks/webhook-url.ts";

const params = z.object({ workspace_id: z.string(), webhook_id: z.string() });

const get = operation({
  id: "getWebhook",
  summary: "A webhook as it stands now",
  plan: "creator",
  scope: "read",
  params,
  response: WebhookDetails,
  problems: ["Not Found"],
  handle: ({ caller, params: { webhook_id } }) => getWebhook(caller, webhook_id),
});

const change = operation({
  id: "changeWebhook",
  summary: "Change, pause or resume a webhook from the dashboard",
  plan: "creator",
  scope: "write",
  params,
  body: ChangeWebhookBody.extend({ url: WebhookUrl.optional() }),
  response: WebhookDetails,
  titleOf: nameInvalidField,
  statusOf: { "Invalid URL": 400 },
  problems: ["Invalid URL", "Invalid Events", "Plan Required", "Not Found"],
  handle: ({ caller, params: { webhook_id }, body }) => changeWebhook(caller, webhook_id, body),
});

const remove = operation({
  id: "deleteWebhook",
  summary: "Delete a webhook from the dashboard",
  plan: "creator",
  scope: "write",
  params,
  response: DeletedWebhook,
  problems: ["Not Found"],
  handle: ({ caller, params: { webhook_id } }) => deleteWebhook(caller, webhook_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  authenticateMember,
  admitMember,
);
