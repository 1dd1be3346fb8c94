import type { EventType } from "#lib/events/schemas.ts";

/** What an event means, for whoever chooses what a webhook is sent. */
export const EVENT_WORDS: Record<EventType, string> = {
  "audit.completed": "An audit has ended with a score.",
  "score.changed": "The score is another one than before, with what caused it.",
  "campaign.phase_changed": "A campaign has begun, moved to its next phase, or ended.",
};
