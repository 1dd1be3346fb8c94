import type { Pillar } from "../names.ts";

/** Every constant of formula version v2 that is not measured. A change of any is a new version. */

/** Weights of the pillars in the composite, in percent, in the order in which every answer and every page shows them. */
export const WEIGHTS: Readonly<Record<Pillar, number>> = {
  presence: 15,
  reach: 20,
  impact: 30,
  sentiment: 15,
  momentum: 20,
};

/** Windows, in days. Whole weeks, so that weekdays do not matter. */
export const DAYS = {
  /** Audience figures are looked at this far back: they change slowly. */
  lookback: 365,
  /** Posts are looked at this far back from the last one: what momentum needs, in whole weeks. */
  postLookback: 126,
  /** Presence, reach, impact and sentiment: 13 weeks up to the last known day. */
  level: 91,
  /** The share of presence that shows at once when a brand falls silent or comes back. */
  recent: 28,
  /** Reach and impact need a post to be this old, or every young post would look like a fall. */
  mature: 7,
  /** Momentum compares the last 8 weeks with the 8 before. */
  move: 56,
  /** A window of momentum says something from so many covered days. */
  moveLeast: 28,
  /** What no source covers holds its last value for so long. */
  held: 91,
  /** So much silence is ordinary: longer pauses begin to cost. */
  pause: 14,
  /** Days between covered ones without any source, from which on the days that are left may have been picked. */
  gap: 3,
  growthLeast: 14,
  growthMost: 112,
} as const;

/** Weight of each input in its pillar. Audience carries a third of reach; how many people posts get to, the rest. */
export const SHARES = {
  cadence: 0.7,
  recentCadence: 0.3,
  audience: 1 / 3,
  exposure: 2 / 3,
  engagement: 0.74,
  /** So little that fewer impressions, which raise the rate, cost more reach than they give impact. */
  engagementByExposure: 0.06,
  depth: 0.2,
  net: 1,
  audienceMove: 0.25,
  exposureMove: 0.25,
  engagementMove: 0.25,
  cadenceMove: 0.25,
} as const;

/** A percentile is clipped to 0.5–99.5: beyond, the reference accounts are too few to tell places apart. */
export const MAX_Z = 2.5758;

/** A profile without any post for three known months stands behind every account that posts. */
export const DORMANT_Z = -4.5;

/**
 * A post counts by the logarithm of what it achieved against what is typical, (x + offset)/(1 + offset): a post without a
 * reaction is far below, but no chasm.
 */
export const OFFSET = 0.25;

/** A post counts as no further from the account's own middle post than this, in logarithms: 2.2 times. */
export const WINSOR = 0.8;

/** So many posts of one day count: what more of them achieved is the luck of the same day. */
export const DAILY_POSTS = 3;

/** Below so many posts evidence counts in proportion, so that no single one carries a brand. */
export const FULL_EVIDENCE_POSTS = 20;

/** Exposures count in a rate between these places: beyond them fewer would raise the rate and cost no reach. */
export const RATED_EXPOSURE = { low: -0.5, high: 1.5 } as const;

/** Observed days that move presence half of its way. */
export const HALF_WAY_DAYS = 7;

/** What is compared without the account's size, or with a table that is an assumption, counts half. */
export const HALVED = 0.5;

/**
 * What silence costs every input but presence, in standard deviations a week after the pause that is ordinary. Stated assumption:
 * no public set shows what an audience forgets; the middle account stands last after four months.
 */
export const FADE_A_WEEK = 0.15;

/**
 * How much more a picked sample can show than all days: the spread of posts within an account against the spread between
 * accounts. Stated assumption: split samples say about 1 (the tables' k), and a third more keeps brands that were made for the
 * purpose from gaining by picking (`gaming.long.test.ts`).
 */
export const PICKED_SPREAD = 1.3;

/**
 * Profiles weigh by their audience to this power. Stated assumption: no set of brands with several platforms is public that
 * would settle it; the square root lies between equal weights and weights by heads.
 */
export const SIZE_POWER = 0.5;

/**
 * How places of one kind go together between profiles of one brand. Stated assumption, for the same reason; 0 would let a brand
 * with six platforms reach the ends of the scale by little, 1 would make several platforms say no more than one.
 */
export const ACROSS_PROFILES = 0.3;

/** Days with comments that move sentiment half of its way, and how far a single day counts beyond a usual one. */
export const COMMENT_DAYS = { halfWay: 3, capTimes: 3, capLeast: 20 } as const;

/** What an interaction is worth for depth. Source: like 1, comment 2, share 3 (Fanpage Karma); save 3. */
export const INTERACTION_WORTH = { likes: 1, comments: 2, shares: 3, saves: 3 } as const;

export type Interaction = "likes" | "comments" | "shares" | "saves" | "clicks" | "profileClicks";
export type Exposure = "impressions" | "reach" | "views";
export const EXPOSURES: readonly Exposure[] = ["impressions", "reach", "views"];

/** Interactions that a rate counts, the fullest first. */
export const NUMERATORS: readonly (readonly Interaction[])[] = [
  ["likes", "comments", "shares", "clicks", "profileClicks"],
  ["likes", "comments", "shares"],
  ["likes", "shares"],
  ["likes", "comments"],
  ["likes"],
  ["saves"],
];

/** Sets of interactions that depth can be measured on, the fullest first. */
export const DEPTH_SETS: readonly (readonly (keyof typeof INTERACTION_WORTH)[])[] = [
  ["likes", "comments", "shares"],
  ["likes", "comments"],
  ["likes", "shares"],
];
