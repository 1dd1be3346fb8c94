/** What a rule can be about, in the order in which it is offered. */
export const ALERT_KINDS = ["score", "pillar", "crisis", "silence", "connection", "webhook", "goal"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Where an alert can go. */
export const CHANNEL_KINDS = ["email", "slack", "teams", "https"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What became of an alert on its way to a channel. */
export const SEND_STATUSES = ["pending", "sent", "failed", "dropped"] as const;

export const KIND_WORDS: Record<AlertKind, string> = {
  score: "Score change",
  pillar: "Pillar change",
  crisis: "Crisis in comments",
  silence: "Silent account",
  connection: "Broken connection",
  webhook: "Disabled webhook",
  goal: "Goal off pace",
};

export const CHANNEL_WORDS: Record<ChannelKind, string> = {
  email: "Email",
  slack: "Slack",
  teams: "Microsoft Teams",
  https: "HTTPS address",
};

export const MOST_RULES = 20;
export const MOST_CHANNELS = 10;
export const USUAL_POINTS = 3;
export const USUAL_SILENT_DAYS = 7;
