import type { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { countReplay, replayRange } from "#lib/webhooks/replay-range.ts";
import { ReplayCount, ReplayedRange, ReplayRangeBody, WebhookParams } from "#lib/webhooks/schemas.ts";

const count = internalEndpoint({
  summary: "How many messages a replay of a range would send again",
  role: ROLE_FOR.webhooks,
  params: WebhookParams,
  query: ReplayRangeBody,
  response: ReplayCount,
  handle: ({ caller, params, query, now }) => countReplay(caller, params.webhook_id, rangeOf(query, now)),
});

const replay = internalEndpoint({
  summary: "Send again what could not be delivered in a range of time",
  role: ROLE_FOR.webhooks,
  params: WebhookParams,
  body: ReplayRangeBody,
  response: ReplayedRange,
  effect: {
    action: "webhook.replayed",
    subject: ({ params }) => params.webhook_id,
    detail: ({ body, result }) => ({ ...body, replayed: result.replayed }),
  },
  handle: ({ caller, params, body, now }) => replayRange(caller, params.webhook_id, rangeOf(body, now), now),
});

function rangeOf({ since, until, event }: z.infer<typeof ReplayRangeBody>, now: Date) {
  return { from: new Date(since), to: until ? new Date(until) : now, event };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: count, POST: replay },
  sessionDoor,
);
