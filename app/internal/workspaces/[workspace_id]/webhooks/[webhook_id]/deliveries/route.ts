import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";
import { DeliveriesQuery, DeliveryList, WebhookParams } from "#lib/webhooks/schemas.ts";
import { truncateResponses } from "#lib/webhooks/truncate-responses.ts";

const list = internalEndpoint({
  summary: "The deliveries of a webhook, with the beginning of each answer",
  role: "viewer",
  params: WebhookParams,
  query: DeliveriesQuery,
  response: DeliveryLog,
  handle: ({ caller, params, query, now }) => readDeliveryLog(caller, params.webhook_id, query, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, sessionDoor);
