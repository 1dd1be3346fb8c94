import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";
import { DeliveriesQuery, DeliveryList, WebhookParams } from "#lib/webhooks/schemas.ts";
import { shortenResponses } from "#lib/webhooks/shorten-responses.ts";

const list = internalEndpoint({
  summary: "The deliveries of a webhook, with the beginning of each answer",
  role: "viewer",
  params: WebhookParams,
  query: DeliveriesQuery,
  response: DeliveryList,
  handle: async ({ caller, params, query }) => {
    const list = await listDeliveries(caller, params.webhook_id, query);
    return { ...list, deliveries: shortenResponses(list.deliveries) };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, sessionDoor);
