import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { replayDelivery } from "#lib/webhooks/replay-delivery.ts";
import { DeliveryParams, EmptyBody, NewDelivery } from "#lib/webhooks/schemas.ts";

const replay = operation({
  id: "replayOne",
  summary: "Send a delivery's message once more",
  plan: "creator",
  scope: "write",
  params: DeliveryParams,
  body: EmptyBody,
  response: NewDelivery,
  problems: ["Plan Required", "Not Found", "Delivery Pending"],
  handle: ({ caller, params, now }) => replayDelivery(caller, params, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: replay },
  authenticateMember,
  admitMember,
);
