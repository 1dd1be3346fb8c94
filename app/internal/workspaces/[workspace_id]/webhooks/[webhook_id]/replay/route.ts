import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { replayRange } from "#lib/webhooks/replay-range.ts";
import { ReplayedRange, ReplayRangeBody, WebhookParams } from "#lib/webhooks/schemas.ts";

const replay = operation({
  id: "replayFailed",
  summary: "Send again what could not be delivered since a time",
  plan: "creator",
  scope: "write",
  params: WebhookParams,
  body: ReplayRangeBody,
  response: ReplayedRange,
  problems: ["Plan Required", "Not Found"],
  handle: ({ caller, params, body, now }) =>
    replayRange(caller, params.webhook_id, { from: new Date(body.since), to: now }, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: replay },
  authenticateMember,
  admitMember,
);
