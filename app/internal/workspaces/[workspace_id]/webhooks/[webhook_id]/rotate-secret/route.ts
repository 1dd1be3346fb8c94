import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { rotateSecret } from "#lib/webhooks/rotate-secret.ts";
import { RotatedSecret, RotateSecretBody, WebhookParams } from "#lib/webhooks/schemas.ts";
import { StrongSecret } from "#lib/webhooks/strong-secret.ts";

const rotate = operation({
  id: "rotateSecret",
  summary: "A new secret, told this once",
  plan: "creator",
  scope: "write",
  params: WebhookParams,
  body: RotateSecretBody.extend({ secret: StrongSecret }),
  response: RotatedSecret,
  problems: ["Not Found"],
  handle: ({ caller, params, body, now }) => rotateSecret(caller, params.webhook_id, body.secret, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: rotate },
  authenticateMember,
  admitMember,
);
