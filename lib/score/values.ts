/** What a person may say that a comment is; `spam` counts for nothing. */
export const COMMENT_LABELS = ["positive", "neutral", "negative", "spam"] as const;
