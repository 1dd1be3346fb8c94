import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { replayDelivery } from "#lib/webhooks/replay-delivery.ts";
import { DeliveryParams, EmptyBody, NewDelivery } from "#lib/webhooks/schemas.ts";

const replay = internalEndpoint({
  summary: "Send a delivery's message once more",
  role: ROLE_FOR.webhooks,
  params: DeliveryParams,
  body: EmptyBody,
  response: NewDelivery,
  effect: { action: "delivery.replayed", subject: ({ params }) => params.delivery_id },
  handle: ({ caller, params, now }) => replayDelivery(caller, params, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replay }, sessionDoor);
