import { placeOf } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { listEvents } from "#lib/webhooks/list-events.ts";
import { EventsQuery, WebhookEventList } from "#lib/webhooks/schemas.ts";

const BODY = {
  type: "webhook.test",
  timestamp: "2026-11-20T09:02:11.482Z",
  data: {
    workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
    sequence: 42,
    webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA",
  },
};

const list = operation({
  id: "listEvents",
  summary: "Listen to events",
  description:
    "What the workspace's webhooks are told of, as it happens, for a machine that cannot be reached from outside: ask for the present end, then again and again with the `next` of the answer before. None is missed, and tests are among them. `plinth webhooks listen` does this and forwards them, signed.",
  plan: "agency",
  scope: "webhooks:read",
  query: EventsQuery,
  response: WebhookEventList,
  problems: ["Not Found"],
  example: {
    query: { after: "41", wait_seconds: "7" },
    answer: {
      events: [
        {
          message_id: "msg_6pJv1QxN9tLw3ZkC5mBrSg",
          event: "webhook.test",
          sequence: 42,
          body: JSON.stringify(BODY),
          created_at: BODY.timestamp,
        },
      ],
      next: 42,
    },
  },
  placeOf: ({ caller, query }) => placeOf(caller, query.workspace_id),
  handle: ({ caller, query }) => listEvents(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, keyDoor);
