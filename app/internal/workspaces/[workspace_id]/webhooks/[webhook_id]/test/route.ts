import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { EmptyBody, NewDelivery, WebhookParams } from "#lib/webhooks/schemas.ts";
import { sendTest } from "#lib/webhooks/send-test.ts";

const test = internalEndpoint({
  summary: "Send a test to a webhook",
  role: ROLE_FOR.webhooks,
  params: WebhookParams,
  body: EmptyBody,
  response: NewDelivery,
  effect: { action: "webhook.tested", subject: ({ params }) => params.webhook_id },
  handle: ({ caller, params, now }) => sendTest(caller, params.webhook_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: test }, sessionDoor);
