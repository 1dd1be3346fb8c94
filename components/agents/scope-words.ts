/** What people read of a scope; of one for a single resource its name says it. */
export const SCOPE_WORDS: Record<string, { label: string; about: string }> = {
  read: { label: "Read", about: "Scores, history, audits, platforms, campaigns, posts and webhooks." },
  write: { label: "Write", about: "Start audits, score drafts, import files, change the rest." },
};
