/** Kinds of things in the log of a workspace, in the order in which they are offered. */
export const LOG_KINDS = [
  "audit",
  "share",
  "campaign",
  "draft",
  "goal",
  "alert",
  "digest",
  "platform",
  "import",
  "comment",
  "commenter",
  "note",
  "recommendation",
  "schedule",
  "webhook",
  "delivery",
  "signing_secret",
  "key",
  "member",
  "invitation",
  "notice",
  "history",
  "workspace",
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Which entries are shown; what is left out does not narrow. */
export type LogFilter = {
  /** Id of a member, `keys` for all programs, or `operator`. */
  who?: string | undefined;
  kind?: LogKind | undefined;
  /** Days of the workspace, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

/** An entry as the page and the file tell it. */
export type LogEntry = {
  id: string;
  at: string;
  /** Null for a member who has left, and a key that is not there any more. */
  actor: { kind: "user" | "key" | "operator"; name: string | null };
  action: string;
  /** What was done, as it goes on behind the name. */
  told: string;
  /** What the thing is called now; null where it has no name, or is gone. */
  subject: { kind: string; id: string; name: string | null };
  address: string | null;
  request_id: string | null;
};
