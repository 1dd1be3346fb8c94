/** Characters of words that are looked for in the log of a webhook. */
export const MAX_LOG_SEARCH = 100;
