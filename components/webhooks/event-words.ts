import type { EventType } from "#lib/events/schemas.ts";

/** What an event means, for whoever chooses what a webhook is sent. */
export const EVENT_WORDS: Record<EventType, string> = {
  "audit.completed": "An audit has been completed with a score.",
  "score.changed": "The score has changed; the message says what caused it.",
  "campaign.phase_changed": "A campaign has started, moved to its next phase or ended.",
};
