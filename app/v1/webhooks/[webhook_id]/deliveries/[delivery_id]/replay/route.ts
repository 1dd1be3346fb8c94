import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { replayDelivery } from "#lib/webhooks/replay-delivery.ts";
import { DeliveryParams, EmptyBody, NewDelivery } from "#lib/webhooks/schemas.ts";

const replay = operation({
  id: "replayDelivery",
  summary: "Replay a delivery",
  description: "Sends the same message, with the same `webhook-id`, to the webhook again.",
  plan: "agency",
  scope: "webhooks:write",
  params: DeliveryParams,
  body: EmptyBody,
  response: NewDelivery,
  problems: ["Not Found", "Delivery Pending"],
  example: {
    params: { webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA", delivery_id: "dlv_2bNw7XcR5vLq9TzK4mYpJs" },
    body: {},
    answer: { delivery_id: "dlv_8sTq2WmZ4kXc6VbN1yRfHd" },
  },
  effect: { action: "delivery.replayed", subject: ({ params }) => params.delivery_id },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params, now }) => replayDelivery(caller, params, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replay }, keyDoor);
