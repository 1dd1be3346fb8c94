import { placeOf } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { TestEvent, TestEventBody } from "#lib/webhooks/schemas.ts";
import { sendExample } from "#lib/webhooks/send-example.ts";

const test = operation({
  id: "testEvent",
  summary: "Send an example of an event",
  description:
    "Sends an example of an event, with `test: true`, to whoever listens by GET /v1/events. No webhook receives it; POST /v1/webhooks/{webhook_id}/test tries one of those.",
  plan: "agency",
  scope: "webhooks:write",
  body: TestEventBody,
  response: TestEvent,
  problems: ["Not Found"],
  example: {
    body: { event: "audit.completed" },
    answer: { message_id: "msg_6pJv1QxN9tLw3ZkC5mBrSg" },
  },
  effect: {
    action: "event.tested",
    subject: ({ result }) => result.message_id,
    detail: ({ body }) => ({ event: body.event }),
  },
  placeOf: ({ caller, body }) => placeOf(caller, body.workspace_id),
  handle: ({ caller, body, now }) => sendExample(caller, body.event, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: test }, keyDoor);
