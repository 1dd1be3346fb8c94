/** Everything that is counted of a post: reactions and clicks, and how often it was seen. */
export const POST_COUNTS = [
  "likes",
  "comments",
  "shares",
  "quotes",
  "saves",
  "clicks",
  "profileClicks",
  "views",
  "impressions",
  "reach",
] as const;

export type PostCount = (typeof POST_COUNTS)[number];
