import { EXAMPLE_DATA } from "../../events/example-data.ts";
import { EVENT_MESSAGES } from "../../events/message-schemas.ts";
import type { EventType, MessageType } from "../../events/schemas.ts";
import { findTag, WEBHOOKS_PATH } from "./list-tags.ts";
import { type Json, oneOfNamed, type ToSchema } from "./name-schemas.ts";

type Event = { operationId: string; summary: string; description: string };

const EVENTS: Record<MessageType, Event> = {
  "audit.completed": {
    operationId: "onAuditCompleted",
    summary: "An audit has ended",
    description: "Also sent, with the same body, to the `webhook_url` given when the audit was started.",
  },
  "score.changed": {
    operationId: "onScoreChanged",
    summary: "The score has changed",
    description: "Sent for the first score, and whenever it differs by 0.5 or more from the one last sent.",
  },
  "campaign.phase_changed": {
    operationId: "onCampaignPhaseChanged",
    summary: "A campaign has moved to another phase",
    description: "Sent once for every move. Missed moves are sent later, in order.",
  },
  "webhook.test": {
    operationId: "onWebhookTest",
    summary: "Somebody has tried a webhook",
    description:
      "Sent only when you ask for it, to the one webhook that is tried, whatever its events and its status. It is tried once: a test that fails is not repeated.",
  },
};

const TEST_DATA = {
  workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
  sequence: 42,
  webhook_id: "wh_3fKq9ZtB7LmX2cVn5RwYpA",
};

/** Any of the messages: what `body` of GET /v1/events holds. */
export function describeEventMessage(): Json {
  const names = Object.entries(EVENT_MESSAGES).map(([type, message]) => [message.meta()?.id ?? "", [type]]);
  return {
    description: "What a webhook is sent, told apart by `type`.",
    ...oneOfNamed("type", Object.fromEntries(names)),
  };
}

const HEADERS = [
  describeHeader(
    "webhook-id",
    "The event's identifier, the same on every attempt.",
    "msg_2kF8zQv6Rj1TnXc5Wb9LdY",
  ),
  describeHeader("webhook-timestamp", "When this attempt was made, in seconds since 1970.", "1793525531"),
  describeHeader(
    "webhook-signature",
    "`v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body` with the secret; several, separated by spaces, while a secret is being rotated.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
];

/** The requests that the service sends, by event. */
export function describeWebhooks(toSchema: ToSchema): Json {
  const described = Object.entries(EVENTS).map(([type, { operationId, summary, description }]) => {
    const data = type === "webhook.test" ? TEST_DATA : EXAMPLE_DATA[type as EventType];
    const message = EVENT_MESSAGES[type as MessageType];
    // As it is sent: in the order of the schema's fields.
    const example = message.parse({ type, timestamp: "2026-11-01T09:32:11.482Z", data });
    const schema = toSchema(message, "output");
    const post = {
      operationId,
      tags: [findTag(WEBHOOKS_PATH).name],
      summary,
      description,
      parameters: HEADERS,
      requestBody: { required: true, content: { "application/json": { schema, example } } },
      responses: RESPONSES,
    };
    return [type, { post }];
  });
  return Object.fromEntries(described);
}

const RESPONSES = {
  "2XX": { description: "Received; answer within 20 seconds. The body is ignored." },
  410: { description: "The webhook is disabled immediately." },
  default: {
    description:
      "Tried again, ten times over three days; `Retry-After` is honoured. Redirects are not followed.",
  },
};

function describeHeader(name: string, description: string, example: string): Json {
  return { name, in: "header", required: true, description, schema: { type: "string" }, example };
}
