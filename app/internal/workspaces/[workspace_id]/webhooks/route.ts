import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { nameInvalidField } from "#lib/webhooks/name-invalid-field.ts";
import { MadeWebhook, NewWebhookBody } from "#lib/webhooks/schemas.ts";
import { StrongSecret } from "#lib/webhooks/strong-secret.ts";
import { WebhookUrl } from "#lib/webhooks/webhook-url.ts";

const create = internalEndpoint({
  summary: "Configure a webhook; a secret that is made is told this once",
  role: ROLE_FOR.webhooks,
  params: z.object({ workspace_id: z.string() }),
  body: NewWebhookBody.extend({ url: WebhookUrl, secret: StrongSecret }),
  titleOf: nameInvalidField,
  statusOf: { "Invalid URL": 400 },
  response: MadeWebhook,
  effect: {
    action: "webhook.created",
    subject: ({ result }) => result.webhook.id,
    detail: ({ body }) => ({ events: body.events }),
  },
  handle: async ({ caller, body, now }) => {
    const { webhook, madeSecret } = await createWebhook(caller, body, now);
    return { webhook, made_secret: madeSecret };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: create }, sessionDoor);
