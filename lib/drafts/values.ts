/** How far a draft is. */
export const DRAFT_STATUSES = ["draft", "ready", "posted", "dropped"] as const;

/** Wordings of a draft beside each other: more are not compared by anybody. */
export const MAX_VARIANTS = 3;

/** `planned`: what is due next first, behind it what has no day; `updated`: what was changed last first. */
export const DRAFT_SORTS = ["planned", "updated"] as const;
