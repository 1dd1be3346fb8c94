import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";
import { DeliveriesQuery, DeliveryList, WebhookParams } from "#lib/webhooks/schemas.ts";
import { shortenResponses } from "#lib/webhooks/shorten-responses.ts";

const list = operation({
  id: "listWebhookDeliveries",
  summary: "The deliveries of a webhook, with the beginning of each answer",
  plan: "creator",
  scope: "read",
  params: WebhookParams,
  query: DeliveriesQuery,
  response: DeliveryList,
  problems: ["Not Found"],
  handle: async ({ caller, params, query }) => {
    const list = await listDeliveries(caller, params.webhook_id, query);
    return { ...list, deliveries: shortenResponses(list.deliveries) };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: list },
  authenticateMember,
  admitMember,
);
