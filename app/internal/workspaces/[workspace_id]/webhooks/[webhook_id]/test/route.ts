import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { EmptyBody, NewDelivery, WebhookParams } from "#lib/webhooks/schemas.ts";
import { sendTest } from "#lib/webhooks/send-test.ts";

const test = operation({
  id: "sendTest",
  summary: "Send a test to a webhook",
  plan: "creator",
  scope: "write",
  params: WebhookParams,
  body: EmptyBody,
  response: NewDelivery,
  problems: ["Plan Required", "Not Found"],
  handle: ({ caller, params, now }) => sendTest(caller, params.webhook_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: test },
  authenticateMember,
  admitMember,
);
