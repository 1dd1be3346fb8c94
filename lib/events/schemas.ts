import { z } from "zod";
import { EVENT_TYPES } from "./values.ts";

export const EventType = z.enum(EVENT_TYPES, { error: `must be one of ${EVENT_TYPES.join(", ")}` });
export type EventType = z.infer<typeof EventType>;

/** What can be sent: the events, and the test that goes to one webhook only. */
export type MessageType = EventType | "webhook.test";
