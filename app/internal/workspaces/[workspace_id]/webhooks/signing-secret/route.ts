import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { revealSigningSecret } from "#lib/webhooks/reveal-signing-secret.ts";
import { EmptyBody, SigningSecret } from "#lib/webhooks/schemas.ts";

const reveal = operation({
  id: "revealSigningSecret",
  summary: "The secret that signs what goes to the webhook_url of an audit's run",
  plan: "creator",
  scope: "write",
  params: z.object({ workspace_id: z.string() }),
  body: EmptyBody,
  response: SigningSecret,
  problems: ["Not Found"],
  handle: ({ caller, now }) => revealSigningSecret(caller, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: reveal },
  authenticateMember,
  admitMember,
);
