import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { getDelivery } from "#lib/webhooks/get-delivery.ts";
import { Delivery, DeliveryParams } from "#lib/webhooks/schemas.ts";

const get = operation({
  id: "getDelivery",
  summary: "A delivery with its attempts",
  plan: "creator",
  scope: "read",
  params: DeliveryParams,
  response: Delivery,
  problems: ["Not Found"],
  handle: ({ caller, params }) => getDelivery(caller, params),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get },
  authenticateMember,
  admitMember,
);
