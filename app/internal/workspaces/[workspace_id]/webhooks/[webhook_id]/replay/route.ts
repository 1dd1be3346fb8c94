import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { replayRange } from "#lib/webhooks/replay-range.ts";
import { ReplayedRange, ReplayRangeBody, WebhookParams } from "#lib/webhooks/schemas.ts";

const replay = internalEndpoint({
  summary: "Send again what could not be delivered since a time",
  role: ROLE_FOR.webhooks,
  params: WebhookParams,
  body: ReplayRangeBody,
  response: ReplayedRange,
  effect: {
    action: "webhook.replayed",
    subject: ({ params }) => params.webhook_id,
    detail: ({ body, result }) => ({ since: body.since, replayed: result.replayed }),
  },
  handle: ({ caller, params, body, now }) =>
    replayRange(caller, params.webhook_id, { from: new Date(body.since), to: now }, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replay }, sessionDoor);
