/** What a webhook can subscribe to. */
export const EVENT_TYPES = ["audit.completed", "score.changed", "campaign.phase_changed"] as const;
