import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { readContents } from "#lib/webhooks/read-contents.ts";
import { DeliveryContents, DeliveryParams } from "#lib/webhooks/schemas.ts";

const contents = internalEndpoint({
  summary: "Body and headers of a delivery, and of every answer",
  role: "viewer",
  params: DeliveryParams,
  response: DeliveryContents,
  handle: ({ caller, params }) => readContents(caller, params),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: contents }, sessionDoor);
