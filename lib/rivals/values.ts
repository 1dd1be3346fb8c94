/** How far the comparison looks back, in days: whole weeks, so that every week has the same days. */
export const RIVAL_DAYS = [28, 91, 364] as const;

/** What the chart shows week by week. */
export const RIVAL_FIGURES = ["share", "interactions", "posts", "followers"] as const;

/** What the table can be ordered by; names rise, figures fall. */
export const RIVAL_ORDERS = [
  "share",
  "share_of_posts",
  "followers",
  "growth",
  "posts",
  "interactions",
  "rate",
  "name",
] as const;

/** The days of the week whose best posts are shown. */
export const WEEK = 7;

/** A profile whose posts are known to so many days less than one's own moves the end of the period back to where they are. */
export const MOST_LAG = 7;

/** An older figure of the audience says nothing of the beginning of a period. */
export const MOST_AUDIENCE_AGE = 35;

/** Best posts that are shown. */
export const MOST_BEST = 12;

/** Best posts of one profile: one that does well leaves room for the others. */
export const MOST_BEST_EACH = 3;
