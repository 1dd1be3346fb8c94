import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { rotateSecret } from "#lib/webhooks/rotate-secret.ts";
import { RotatedSecret, RotateSecretBody, WebhookParams } from "#lib/webhooks/schemas.ts";
import { StrongSecret } from "#lib/webhooks/strong-secret.ts";

const rotate = internalEndpoint({
  summary: "A new secret, told this once",
  role: ROLE_FOR.webhooks,
  params: WebhookParams,
  body: RotateSecretBody.extend({ secret: StrongSecret }),
  response: RotatedSecret,
  effect: { action: "webhook.secret_rotated", subject: ({ params }) => params.webhook_id },
  handle: ({ caller, params, body, now }) => rotateSecret(caller, params.webhook_id, body.secret, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: rotate }, sessionDoor);
