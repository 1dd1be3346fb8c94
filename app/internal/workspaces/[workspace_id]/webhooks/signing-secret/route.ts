import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { revealSigningSecret } from "#lib/webhooks/reveal-signing-secret.ts";
import { SecretAsked, SigningSecret } from "#lib/webhooks/schemas.ts";

const reveal = internalEndpoint({
  summary: "The secret that signs what goes to the webhook_url of an audit's run",
  role: ROLE_FOR.signing_secret,
  params: z.object({ workspace_id: z.string() }),
  body: SecretAsked,
  response: SigningSecret,
  effect: { action: "signing_secret.revealed", subject: ({ caller }) => caller.workspaceId },
  handle: ({ caller, body, now }) => revealSigningSecret(caller, now, body.of),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: reveal }, sessionDoor);
