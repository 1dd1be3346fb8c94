import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { EmptyBody, NewDelivery, WebhookParams } from "#lib/webhooks/schemas.ts";
import { sendTest } from "#lib/webhooks/send-test.ts";

const test = operation({
  id: "testWebhook",
  summary: "Send a test to a webhook",
  description: "Sends a `webhook.test` event to this webhook, even while it is paused or disabled.",
  plan: "agency",
  scope: "webhooks:write",
  params: WebhookParams,
  body: EmptyBody,
  response: NewDelivery,
  problems: ["Not Found"],
  example: {
    params: { webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA" },
    body: {},
    answer: { delivery_id: "dlv_8sTq2WmZ4kXc6VbN1yRfHd" },
  },
  effect: { action: "webhook.tested", subject: ({ params }) => params.webhook_id },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params, now }) => sendTest(caller, params.webhook_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: test }, keyDoor);
