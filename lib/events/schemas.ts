import { z } from "zod";

/** What a webhook can subscribe to. */
export const EVENT_TYPES = ["audit.completed", "score.changed", "campaign.phase_changed"] as const;

export const EventType = z.enum(EVENT_TYPES, { error: `must be one of ${EVENT_TYPES.join(", ")}` });
export type EventType = z.infer<typeof EventType>;

/** What can be sent: the events, and the test that goes to one webhook only. */
export type MessageType = EventType | "webhook.test";
