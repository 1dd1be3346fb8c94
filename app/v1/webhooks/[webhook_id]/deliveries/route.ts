import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";
import { DeliveriesQuery, type Delivery, DeliveryList, WebhookParams } from "#lib/webhooks/schemas.ts";

const delivery: Delivery = {
  id: "dlv_8sTq2WmZ4kXc6VbN1yRfHd",
  message_id: "msg_6pJv1QxN9tLw3ZkC5mBrSg",
  event: "audit.completed",
  status: "succeeded",
  attempts: [
    { at: "2026-11-20T09:02:11.604Z", status: 200, error: null, duration_ms: 84, response: '{"ok":true}' },
  ],
  next_attempt_at: null,
  created_at: "2026-11-20T09:02:11.482Z",
};

const list = operation({
  id: "listDeliveries",
  summary: "List the deliveries of a webhook",
  description: "What has been sent and what is still to be sent, with every attempt, newest first.",
  plan: "agency",
  scope: "webhooks:read",
  params: WebhookParams,
  query: DeliveriesQuery,
  response: DeliveryList,
  problems: ["Not Found"],
  example: {
    params: { webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA" },
    query: { status: "succeeded" },
    answer: { deliveries: [delivery], total: 1, limit: 20, offset: 0 },
  },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params, query }) => listDeliveries(caller, params.webhook_id, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, keyDoor);
