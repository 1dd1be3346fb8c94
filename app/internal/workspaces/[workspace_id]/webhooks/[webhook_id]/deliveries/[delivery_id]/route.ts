import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { getDelivery } from "#lib/webhooks/get-delivery.ts";
import { Delivery, DeliveryParams } from "#lib/webhooks/schemas.ts";

const get = internalEndpoint({
  summary: "A delivery with its attempts",
  role: "viewer",
  params: DeliveryParams,
  response: Delivery,
  handle: ({ caller, params }) => getDelivery(caller, params),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, sessionDoor);
