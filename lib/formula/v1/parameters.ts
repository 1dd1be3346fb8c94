import type { Platform } from "../names.ts";

/**
 * Every constant of formula version v1 but the weights, which stand with the pillars. A change of any is a new version.
 */

/** Windows, in days. Whole weeks, so that weekdays do not matter; wide enough for figures that come once a month. */
export const DAYS = {
  /** Nothing older is looked at. Only audience figures are looked at this far back: they change slowly. */
  lookback: 365,
  /** Posts and observed days are looked at this far back: what momentum needs, in whole weeks. */
  postLookback: 126,
  /** An audience figure counts half as evidence for each of these spans of age. */
  figureHalfLife: 182,
  /** Presence and sentiment: the last 13 weeks. Reach and impact: as long, but ending `mature` days ago. */
  level: 91,
  /** Exposure and engagement need a post to be this old, or every young post would look like a fall. */
  mature: 7,
  /** Momentum compares the last 8 weeks with the 8 before. */
  move: 56,
  /** A last post no longer ago is recent. */
  recent: 7,
  /** A platform without a post for longer is not active. */
  active: 28,
  /** An audience's growth is read from figures at least this far apart. */
  growthLeast: 28,
  growthMost: 112,
} as const;

/**
 * Share of each input in its pillar. Shares are fixed: an input without evidence stays at 50 and its share is not
 * given to the others, otherwise a brand could raise its score by falling silent where it does badly.
 */
export const SHARES = {
  active: 0.1,
  cadence: 0.5,
  consistency: 0.2,
  recency: 0.2,
  audience: 0.5,
  exposure: 0.5,
  engagement: 0.75,
  depth: 0.25,
  audienceMove: 0.25,
  exposureMove: 0.25,
  engagementMove: 0.25,
  cadenceMove: 0.25,
} as const;

/**
 * The k of confidence = n/(n + k): how much evidence moves an input half of its way from 50. With 20 posts a single
 * post, however often it is multiplied, stays below two points of the composite.
 */
export const HALF_WAY = {
  observedDays: 7,
  audienceFigures: 0.5,
  posts: 20,
  comments: 30,
  commentDays: 7,
  movePosts: 20,
  moveDays: 28,
  moveFigures: 2,
} as const;

/**
 * Growth of social accounts is mean-reverting (weekly views of 120 channels: the last move correlates −0.37 with the
 * next), so only half of a move, in logarithms, counts.
 */
export const DAMPING = 0.5;

/** Added to both sides of a ratio, as a share of the benchmark, so that next to nothing against nothing is no jump. */
export const MOVE_FLOOR = 0.1;

/** Comments of one day count up to this many, or up to so many times the median of the other days. */
export const COMMENT_CAP = { least: 5, times: 1.5 } as const;

/** What an interaction is worth for depth. Source: like 1, comment 2, share 3 (Fanpage Karma); save 3. */
export const INTERACTION_WORTH = { likes: 1, comments: 2, shares: 3, saves: 3 } as const;
export type Interaction = keyof typeof INTERACTION_WORTH;

/**
 * Interactions that the engagement rate counts, the fullest first. Saves are not added to the others, because no
 * published rate does; quotes are in none, because hardly any export or interface gives them.
 */
export const NUMERATORS: readonly (readonly Interaction[])[] = [
  ["likes", "comments", "shares"],
  ["likes", "comments"],
  ["likes", "shares"],
  ["likes"],
  ["saves"],
];

/** Sets of interactions that depth can be measured on, the fullest first. */
export const DEPTH_SETS: readonly (readonly Interaction[])[] = [
  ["likes", "comments", "shares", "saves"],
  ["likes", "comments", "shares"],
  ["likes", "comments"],
  ["likes", "shares"],
];

export type Exposure = "impressions" | "reach" | "views";
export type Denominator = Exposure | "followers";

/** Order in which denominators are tried. */
export const DENOMINATORS: Record<Platform, readonly Denominator[]> = {
  instagram: ["impressions", "reach", "views", "followers"],
  tiktok: ["impressions", "reach", "views", "followers"],
  youtube: ["impressions", "reach", "views", "followers"],
  twitter: ["impressions", "reach", "views", "followers"],
  linkedin: ["impressions", "reach", "views", "followers"],
  pinterest: ["impressions", "reach", "views", "followers"],
};

/** A combination is taken when at least this share of the posts has it; else the one that most posts have. */
export const ENOUGH_COVERAGE = 0.5;
