/** Tables of a workspace that are not exported, each with the reason. Columns of bytes never are: secrets, digests and pictures. */
export const NOT_EXPORTED: Record<string, string> = {
  memberships: "with names and addresses in members.ndjson",
  signing_secrets: "a secret",
  oauth_states: "visits to pages of consent, each with a secret",
  idempotency_keys: "sealed answers of a day",
  upload_chunks: "parts of files that are on their way",
  comment_changes: "notes of what is to be counted anew",
  comment_readings: "which days were counted by what",
  data_versions: "what tells whether something was computed of the newest data",
  history_versions: "the same of the history",
  event_sequences: "the last number of an event, which the events have",
  alert_watches: "when alert rules are looked at next",
  live_scores: "when a live score is due",
};

/** Columns that are left out whatever their type: a hash, and what only workers go by. */
export const NOT_EXPORTED_COLUMNS: readonly string[] = [
  "password_hash",
  "digests",
  "cursor",
  "lease_token",
  "lease_until",
  "traceparent",
];
