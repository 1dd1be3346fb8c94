/** What a list of posts can be ordered by. */
export const SORTS = [
  "date",
  "percentile",
  "interactions",
  "views",
  "engagement",
  "likes",
  "comments",
  "shares",
  "saves",
  "reach",
] as const;

/** The largest value first, or the smallest. */
export const ORDERS = ["desc", "asc"] as const;

/** Characters of the name of a format, and of words that are looked for. */
export const MAX_FORMAT = 40;
export const MAX_SEARCH = 100;

/** The format under which answers to others are listed, apart from all other posts. */
export const REPLIES = "reply";

/** Figures of a post are compared as settled from this age on, in days; younger ones with those of other posts at their age. */
export const SETTLED_AGE = 7;

/** Places are those among so many newest posts of a platform: an account of years ago was another one. */
export const MOST_COMPARED = 1_000;

/** Among fewer posts there is no place. */
export const LEAST_POSTS = 10;

export const COMMENT_TONES = ["negative", "unknown", "neutral", "positive", "spam"] as const;
