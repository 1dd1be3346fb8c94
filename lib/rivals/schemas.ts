import type { Platform } from "../formula/names.ts";
import type { RIVAL_DAYS, RIVAL_FIGURES, RIVAL_ORDERS } from "./values.ts";

export type RivalDays = (typeof RIVAL_DAYS)[number];
export type RivalFigure = (typeof RIVAL_FIGURES)[number];
export type RivalOrder = (typeof RIVAL_ORDERS)[number];

/** Kinds of interactions that posts tell. */
export const INTERACTIONS = ["likes", "comments", "shares", "quotes", "saves"] as const;
export type Interaction = (typeof INTERACTIONS)[number];

/** What is compared: `with` names watched profiles; without it all of them are. */
export type RivalQuery = { days: RivalDays; platform?: Platform | undefined; with?: readonly string[] };

/** A profile that can be compared, whether it is or not. */
export type RivalProfile = {
  profileId: string;
  platform: Platform;
  /** Without the @. */
  handle: string;
  role: "own" | "watched";
};

/** Figures of a period; null is not known. */
export type RivalFigures = {
  followers: number | null;
  /** Of the audience: 0.02 is two in a hundred more, over so many days. */
  growth: { share: number; days: number } | null;
  /** Posts that are no replies, on the known days. */
  posts: number;
  postsPerWeek: number | null;
  /** Of the kinds that everyone's posts on the platform tell, by an average post. */
  interactionsPerPost: number | null;
  /** The same by a follower. */
  rate: number | null;
  /** 0–1, of everyone who is known for the whole period. */
  shareOfInteractions: number | null;
  shareOfPosts: number | null;
};

export type RivalRow = RivalProfile &
  RivalFigures & {
    /** Days of the period on which its posts are known. */
    knownDays: number;
    /** The last day on which they are, YYYY-MM-DD; null where they are not known at all. */
    knownUntil: string | null;
  };

/** A line of the chart: one's own profiles together, or one watched profile. A value a week. */
export type RivalLine = {
  /** Null: one's own. */
  profileId: string | null;
  platform: Platform | null;
  handle: string | null;
  values: Record<RivalFigure, (number | null)[]>;
};

export type Rivals = {
  /** Everyone that the platform leaves, whether compared or not. */
  profiles: RivalProfile[];
  /** Platforms with a connected or watched profile. */
  platforms: Platform[];
  /** First and last day of the period, YYYY-MM-DD; null where no posts are known of anybody. */
  period: { from: string; to: string } | null;
  rows: RivalRow[];
  /** One's own profiles together, of those that the platform leaves; null with fewer than two. */
  together: RivalFigures | null;
  /** The kinds of interactions that are counted, by platform. */
  counted: { platform: Platform; kinds: Interaction[] }[];
  /** The first day of each week, YYYY-MM-DD. */
  weeks: string[];
  lines: RivalLine[];
};

/** A post of the week, beside what is usual of its profile. */
export type BestPost = {
  profileId: string;
  postId: string;
  platform: Platform;
  handle: string;
  role: "own" | "watched";
  /** ISO 8601. */
  at: string;
  text: string | null;
  url: string | null;
  format: string | null;
  /** The digest of its small picture; null where none is kept. */
  picture: string | null;
  interactions: number;
  likes: number | null;
  comments: number | null;
  views: number | null;
  /** Days between the post and its figures. */
  ageDays: number;
  /** What half of the profile's newest posts had at that age, of how many; null where that is not known. */
  usual: { interactions: number; among: number } | null;
};
