import { z } from "zod";
import { EVENT_TYPES, EventType } from "../events/schemas.ts";
import { NextChange, PageFacts, PageQuery } from "../paging/schemas.ts";

const id = z
  .string()
  .meta({ description: "The webhook's identifier.", examples: ["wh_3fKq9ZtB7LmX2cVn5RwYpA"] });

const events = z
  .array(EventType, { error: `expected a list of ${EVENT_TYPES.join(", ")}` })
  .min(1, { error: "expected at least one event" })
  .max(20, { error: "expected at most 20 events" })
  .transform((names) => [...new Set(names)])
  .meta({ description: "What is sent to the webhook; a name that is given twice counts once." });

const MIN_SECRET = 12;
const MAX_SECRET = 512;
const EXPECTED_SECRET = { error: `expected a text of ${MIN_SECRET} to ${MAX_SECRET} characters` };

const secret = z
  .string(EXPECTED_SECRET)
  .max(MAX_SECRET, EXPECTED_SECRET)
  .refine((text) => [...text].length >= MIN_SECRET, { ...EXPECTED_SECRET, abort: true })
  .refine((text) => !/\p{Cs}/u.test(text), { error: "expected text without halves of surrogate pairs" })
  .meta({
    description:
      "Shared secret of the signature: `whsec_` + base64 of 24 to 64 bytes, or any other text of 12 characters or more, whose UTF-8 bytes are the key. Default: a new one is made.",
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
  status: z.enum(["active", "paused"], { error: "expected active or paused" }).optional().meta({
    description:
      "`paused`: no new deliveries, and those that are pending wait; `active`: they go on, after a disabling too.",
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
      description: "`disabled` by the service, when the receiver answered 410 or failed for five days.",
    }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });

/** What the dashboard also shows of a webhook. */
export const WebhookDetails = Webhook.extend({
  failing_since: z.iso
    .datetime()
    .nullable()
    .meta({ description: "Of the first failure since the last success." }),
  disabled_at: z.iso.datetime().nullable().meta({ description: "When the service disabled it." }),
  disabled_reason: z.string().nullable().meta({ description: "Why the service disabled it." }),
  previous_valid_until: z.iso
    .datetime()
    .nullable()
    .meta({ description: "How long the secret before the last rotation still signs." }),
}).meta({ id: "WebhookDetails" });

export const WebhookList = z.object({ webhooks: z.array(Webhook), ...PageFacts }).meta({ id: "WebhookList" });

/** What the dashboard is told of a new webhook. */
export const MadeWebhook = z.object({
  webhook: WebhookDetails,
  made_secret: z
    .string()
    .nullable()
    .meta({ description: "The secret that was made, shown this once; null when one was given." }),
});

export const DeletedWebhook = z.object({ id, deleted: z.literal(true) }).meta({ id: "DeletedWebhook" });

export const RotatedSecret = z
  .object({
    id,
    secret: z.string().meta({ description: "The new secret: it is shown this once." }),
    previous_valid_until: z.iso
      .datetime()
      .meta({ description: "Until then deliveries are signed with the secret before, too." }),
  })
  .meta({ id: "RotatedSecret" });

export const SigningSecret = z.object({
  secret: z.string().meta({ description: "Signs what goes to the `webhook_url` of an audit's run." }),
});

export const NewDelivery = z
  .object({ delivery_id: z.string().meta({ examples: ["dlv_8sTq2WmZ4kXc6VbN1yRfHd"] }) })
  .meta({ id: "NewDelivery" });

const deliveryStatus = z.enum(["pending", "succeeded", "failed"], {
  error: "expected pending, succeeded or failed",
});

export const ReplayRangeBody = z.object({
  since: z.iso.datetime({ error: "expected a time such as 2026-11-20T09:00:00Z" }).meta({
    description: "Deliveries that were made from then until now and failed are replayed.",
  }),
});

export const ReplayedRange = z.object({
  replayed: z.int().min(0).meta({ description: "How many messages are sent again." }),
  remaining: z.int().min(0).meta({ description: "How many more there are for another call." }),
});

/** The newest delivery of a webhook, in short. */
export const LastDelivery = z.object({ status: deliveryStatus, created_at: z.iso.datetime() });

export const DeliveriesQuery = PageQuery.extend({
  status: deliveryStatus.optional().meta({ description: "Default: all deliveries." }),
});

export const DeliveryAttempt = z
  .object({
    at: z.iso.datetime(),
    status: z.int().nullable().meta({ description: "Status of the answer; null without one." }),
    error: z.string().nullable().meta({ description: "Why the attempt failed; null when it succeeded." }),
    duration_ms: z.int().min(0),
    response: z
      .string()
      .nullable()
      .meta({ description: "The beginning of the answer's body, at most 16 KiB." }),
  })
  .meta({ id: "DeliveryAttempt" });

export const Delivery = z
  .object({
    id: z.string(),
    message_id: z.string().meta({ description: "The event's `webhook-id`, the same on every attempt." }),
    event: z.enum([...EVENT_TYPES, "webhook.test"]),
    status: deliveryStatus,
    attempts: z.array(DeliveryAttempt),
    next_attempt_at: z.iso.datetime().nullable().meta({ description: "Null when no attempt is planned." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Delivery" });

export const DeliveryList = z
  .object({ deliveries: z.array(Delivery), ...PageFacts })
  .meta({ id: "DeliveryList" });

/** The log as the dashboard reads it: `next_change` is that of all deliveries of the webhook, whichever are asked for. */
export const DeliveryLog = DeliveryList.extend({ next_change: NextChange });

export type Webhook = z.infer<typeof Webhook>;
export type NewWebhookInput = z.infer<typeof NewWebhookBody>;
export type ChangeWebhookInput = z.infer<typeof ChangeWebhookBody>;
export type WebhookDetails = z.infer<typeof WebhookDetails>;
export type DeliveriesInput = z.infer<typeof DeliveriesQuery>;
export type Delivery = z.infer<typeof Delivery>;
export type DeliveryLog = z.infer<typeof DeliveryLog>;
export type LastDelivery = z.infer<typeof LastDelivery>;
