import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { readDeliveryLog } from "#lib/webhooks/read-delivery-log.ts";
import { DeliveryLog, DeliveryLogQuery, WebhookParams } from "#lib/webhooks/schemas.ts";

const list = internalEndpoint({
  summary: "The deliveries of a webhook, with the beginning of each answer",
  role: "viewer",
  params: WebhookParams,
  query: DeliveryLogQuery,
  response: DeliveryLog,
  handle: ({ caller, params, query, now }) => readDeliveryLog(caller, params.webhook_id, query, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, sessionDoor);
