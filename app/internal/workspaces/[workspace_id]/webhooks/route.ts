import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { nameInvalidField } from "#lib/webhooks/name-invalid-field.ts";
import { MadeWebhook, NewWebhookBody } from "#lib/webhooks/schemas.ts";
import { StrongSecret } from "#lib/webhooks/strong-secret.ts";
import { WebhookUrl } from "#lib/webhooks/webhook-url.ts";

const create = operation({
  id: "makeWebhook",
  summary: "Configure a webhook; a secret that is made is told this once",
  plan: "creator",
  scope: "write",
  params: z.object({ workspace_id: z.string() }),
  body: NewWebhookBody.extend({ url: WebhookUrl, secret: StrongSecret }),
  titleOf: nameInvalidField,
  statusOf: { "Invalid URL": 400 },
  response: MadeWebhook,
  problems: ["Invalid URL", "Invalid Events", "Plan Required", "Not Found", "Limit Reached"],
  handle: async ({ caller, body, now }) => {
    const { webhook, madeSecret } = await createWebhook(caller, body, now);
    return { webhook, made_secret: madeSecret };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: create },
  authenticateMember,
  admitMember,
);
