import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { rotateSecret } from "#lib/webhooks/rotate-secret.ts";
import { RotatedSecret, RotateSecretBody, WebhookParams } from "#lib/webhooks/schemas.ts";
import { WebhookSecret } from "#lib/webhooks/strong-secret.ts";

const params = { webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA" };

const rotate = operation({
  id: "rotateWebhookSecret",
  summary: "Rotate the secret of a webhook",
  description:
    "Gives the webhook a new secret and returns it, once. For 24 hours, deliveries are signed with both, the new one first.",
  plan: "agency",
  scope: "webhooks:write",
  params: WebhookParams,
  body: RotateSecretBody.extend({ secret: WebhookSecret }),
  response: RotatedSecret,
  problems: ["Not Found"],
  example: {
    params,
    body: {},
    answer: {
      id: params.webhook_id,
      secret: "whsec_ZXhhbXBsZS1vbmx5LW5vdC1hLXJlYWwtc2VjcmV0ISE=",
      previous_valid_until: "2026-11-21T09:00:00.000Z",
    },
  },
  effect: { action: "webhook.secret_rotated", subject: ({ params }) => params.webhook_id },
  placeOf: placeOfThing("webhook", "webhook_id"),
  handle: ({ caller, params, body, now }) => rotateSecret(caller, params.webhook_id, body.secret, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: rotate }, keyDoor);
