import { z } from "zod";
import { NamedWorkspace } from "../access/schemas.ts";
import { EventType } from "../events/schemas.ts";
import { EVENT_TYPES } from "../events/values.ts";
import { NextChange, PageFacts, PageQuery } from "../paging/schemas.ts";
import { MAX_LOG_SEARCH } from "./values.ts";

const id = z
  .string()
  .meta({ description: "The webhook's identifier.", examples: ["wh_3fKq9ZtB7LmX2cVn5RwYpA"] });

const events = z
  .array(EventType, { error: `must be a list of ${EVENT_TYPES.join(", ")}` })
  .min(1, { error: "must name at least one event" })
  .max(20, { error: "must name at most 20 events" })
  .transform((names) => [...new Set(names)])
  .meta({ description: "The events sent to the webhook; a name given twice counts once." });

const MIN_SECRET = 12;
const MAX_SECRET = 512;
const EXPECTED_SECRET = { error: `must be text of ${MIN_SECRET} to ${MAX_SECRET} characters` };

const secret = z
  .string(EXPECTED_SECRET)
  .max(MAX_SECRET, EXPECTED_SECRET)
  .refine((text) => [...text].length >= MIN_SECRET, { ...EXPECTED_SECRET, abort: true })
  .refine((text) => !/\p{Cs}/u.test(text), { error: "must be text without unpaired surrogates" })
  .meta({
    description:
      "Shared secret for the signature: `whsec_` followed by the base64 of 24 to 64 bytes, or any other text of 12 characters or more, whose UTF-8 bytes are the key. Default: a new one is generated.",
    minLength: MIN_SECRET,
  });

/** Routes put `WebhookUrl` and `WebhookSecret` in their places: what judges an address or a key is not for the browser. */
export const NewWebhookBody = z.object({
  url: z.string(),
  events,
  secret: secret.optional(),
});

export const ChangeWebhookBody = z.object({
  url: z.string().optional(),
  events: events.optional(),
  status: z.enum(["active", "paused"], { error: "must be active or paused" }).optional().meta({
    description:
      "`paused`: no new deliveries, and pending ones wait; `active`: deliveries resume, also after the webhook was disabled.",
  }),
});

export const RotateSecretBody = z.object({ secret: secret.optional() });

/** Of an operation without fields: a body may come, and is then JSON as every other one. */
export const EmptyBody = z.object({});

export const WebhookParams = z.object({ webhook_id: id });
export const DeliveryParams = WebhookParams.extend({
  delivery_id: z.string().meta({ description: "The delivery's identifier, `dlv_…`." }),
});

export const Webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(EventType),
    status: z.enum(["active", "paused", "disabled"]).meta({
      description: "`disabled` by the service when the receiver answered 410 or kept failing for five days.",
    }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });

/** What the dashboard also shows of a webhook. */
export const WebhookDetails = Webhook.extend({
  failing_since: z.iso
    .datetime()
    .nullable()
    .meta({ description: "When the first failure since the last success happened." }),
  disabled_at: z.iso.datetime().nullable().meta({ description: "When the service disabled it." }),
  disabled_reason: z.string().nullable().meta({ description: "Why the service disabled it." }),
  previous_valid_until: z.iso
    .datetime()
    .nullable()
    .meta({ description: "Until when the secret before the last rotation still signs." }),
}).meta({ id: "WebhookDetails" });

export const WebhookList = z.object({ webhooks: z.array(Webhook), ...PageFacts }).meta({ id: "WebhookList" });

/** What the dashboard is told of a new webhook. */
export const MadeWebhook = z.object({
  webhook: WebhookDetails,
  made_secret: z
    .string()
    .nullable()
    .meta({ description: "The generated secret, shown only this once; null if you sent one." }),
});

export const DeletedWebhook = z.object({ id, deleted: z.literal(true) }).meta({ id: "DeletedWebhook" });

export const RotatedSecret = z
  .object({
    id,
    secret: z.string().meta({ description: "The new secret, shown only this once." }),
    previous_valid_until: z.iso
      .datetime()
      .meta({ description: "Until then, deliveries are also signed with the previous secret." }),
  })
  .meta({ id: "RotatedSecret" });

/** Whose messages: those of live keys, or of test keys. */
export const SecretAsked = z.object({
  of: z.enum(["live", "test"], { error: "must be live or test" }).optional(),
});

export const SigningSecret = z.object({
  secret: z.string().meta({ description: "Signs messages to the `webhook_url` of an audit run." }),
});

export const NewDelivery = z
  .object({ delivery_id: z.string().meta({ examples: ["dlv_8sTq2WmZ4kXc6VbN1yRfHd"] }) })
  .meta({ id: "NewDelivery" });

const deliveryStatus = z.enum(["pending", "succeeded", "failed"], {
  error: "must be pending, succeeded or failed",
});

const time = z.iso.datetime({ error: "must be a time such as 2026-11-20T09:00:00Z" });
const eventName = z.enum([...EVENT_TYPES, "webhook.test"], {
  error: `must be one of ${[...EVENT_TYPES, "webhook.test"].join(", ")}`,
});

export const ReplayRangeBody = z.object({
  since: time.meta({ description: "Deliveries created since then that failed are replayed." }),
  until: time.optional().meta({ description: "Only those created until then. Default: now." }),
  event: EventType.optional().meta({ description: "Only messages of this event. Default: all events." }),
});

/** What a replay of a range would send again. */
export const ReplayCount = z.object({
  messages: z.int().min(0),
  at_once: z.int().min(1).meta({ description: "How many of them one replay takes." }),
});

export const ReplayedRange = z.object({
  replayed: z.int().min(0).meta({ description: "How many messages are being sent again." }),
  remaining: z.int().min(0).meta({ description: "How many more are left for another call." }),
});

/** The newest delivery of a webhook, in short. */
export const LastDelivery = z.object({ status: deliveryStatus, created_at: z.iso.datetime() });

export const DeliveriesQuery = PageQuery.extend({
  status: deliveryStatus.optional().meta({ description: "Default: all deliveries." }),
});

/** What the dashboard's log is narrowed by. */
export const DeliveryLogQuery = DeliveriesQuery.extend({
  event: eventName.optional(),
  from: time.optional(),
  to: time.optional(),
  q: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LOG_SEARCH, { error: `must be at most ${MAX_LOG_SEARCH} characters` })
    .optional()
    .meta({ description: "An id of a message or delivery, or words of the body." }),
});

/** The longest that a request for events waits: a server that stops answers it in time, and so does a proxy. */
const MAX_WAIT_SECONDS = 7;

const AFTER = { error: "must be the `next` of an answer before" };
const WAIT = { error: `must be a whole number of seconds, 0 to ${MAX_WAIT_SECONDS}` };

export const EventsQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/, AFTER)
    .transform(Number)
    .optional()
    .meta({
      wireType: "integer",
      minimum: 0,
      maximum: 999_999_999_999_999,
      description: "The `next` of the answer before. Default: the present end; there are no events then.",
    }),
  wait_seconds: z
    .string()
    .regex(/^\d$/, WAIT)
    .transform(Number)
    .refine((seconds) => seconds <= MAX_WAIT_SECONDS, WAIT)
    .optional()
    .transform((seconds) => seconds ?? 0)
    .meta({
      wireType: "integer",
      minimum: 0,
      maximum: MAX_WAIT_SECONDS,
      default: 0,
      description:
        "How long to wait for an event where there is none yet. If too many wait, the answer comes at once.",
    }),
  limit: PageQuery.shape.limit,
  workspace_id: NamedWorkspace,
});

const WebhookEvent = z
  .object({
    message_id: z.string().meta({ description: "The same as the `webhook-id` of its deliveries." }),
    event: z.string().meta({ description: "One of the events, or `webhook.test`." }),
    sequence: z.int().min(1).meta({ description: "Its place in the workspace; there are gaps." }),
    body: z.string().meta({
      description: "The JSON that webhooks are sent, byte for byte.",
      contentMediaType: "application/json",
      contentSchema: { $ref: "#/components/schemas/EventMessage" },
    }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "WebhookEvent" });

export const WebhookEventList = z
  .object({
    events: z.array(WebhookEvent),
    next: z.int().min(0).meta({ description: "Where to go on: the `after` of the next request." }),
  })
  .meta({ id: "WebhookEventList" });

export const TestEventBody = z.object({ event: EventType, workspace_id: NamedWorkspace });

export const TestEvent = z
  .object({ message_id: z.string().meta({ examples: ["msg_6pJv1QxN9tLw3ZkC5mBrSg"] }) })
  .meta({ id: "TestEvent" });

export const DeliveryAttempt = z
  .object({
    at: z.iso.datetime(),
    status: z.int().nullable().meta({ description: "HTTP status of the answer; null if there was none." }),
    error: z.string().nullable().meta({ description: "Why the attempt failed; null if it succeeded." }),
    duration_ms: z.int().min(0),
    response: z.string().nullable().meta({ description: "The start of the answer's body, at most 16 KiB." }),
  })
  .meta({ id: "DeliveryAttempt" });

export const Delivery = z
  .object({
    id: z.string(),
    message_id: z.string().meta({ description: "The event's `webhook-id`, the same on every attempt." }),
    event: eventName,
    status: deliveryStatus,
    attempts: z.array(DeliveryAttempt),
    next_attempt_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Null if no further attempt is planned." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Delivery" });

export const DeliveryList = z
  .object({ deliveries: z.array(Delivery), ...PageFacts })
  .meta({ id: "DeliveryList" });

/** The log as the dashboard reads it: `next_change` is that of all deliveries of the webhook, whichever are asked for. */
export const DeliveryLog = DeliveryList.extend({ next_change: NextChange });

const header = z.tuple([z.string(), z.string()]);

/** Everything that went over the wire for a delivery. No secret is part of it. */
export const DeliveryContents = z.object({
  url: z.string().meta({ description: "Of the newest attempt that was sent, else where the next one goes." }),
  body: z.string().meta({ description: "Exactly as it is sent." }),
  attempts: z.array(
    DeliveryAttempt.extend({
      sent: z
        .object({ url: z.string(), headers: z.array(header) })
        .nullable()
        .meta({ description: "Null where nothing was sent, or of attempts before this was kept." }),
      answered: z.array(header).nullable().meta({ description: "The first headers of the answer." }),
    }),
  ),
});

export type Webhook = z.infer<typeof Webhook>;
export type NewWebhookInput = z.infer<typeof NewWebhookBody>;
export type ChangeWebhookInput = z.infer<typeof ChangeWebhookBody>;
export type WebhookDetails = z.infer<typeof WebhookDetails>;
export type DeliveriesInput = z.infer<typeof DeliveriesQuery>;
export type DeliveryLogInput = z.infer<typeof DeliveryLogQuery>;
export type DeliveryContents = z.infer<typeof DeliveryContents>;
export type Delivery = z.infer<typeof Delivery>;
export type DeliveryLog = z.infer<typeof DeliveryLog>;
export type LastDelivery = z.infer<typeof LastDelivery>;
export type EventsInput = z.infer<typeof EventsQuery>;
export type WebhookEvent = z.infer<typeof WebhookEvent>;
