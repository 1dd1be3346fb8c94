import type { BenchmarkRow } from "./benchmark-row.ts";
import type { Platform } from "./names.ts";

/**
 * Everything a score rests on, as plain data: it is frozen with each audit, so the same score can be computed again,
 * offline, years later. Absent means unknown, never 0.
 */
export type FormulaInput = {
  /** UTC day of the score, YYYY-MM-DD. Data dated later are ignored by the formula. */
  asOf: string;
  platforms: PlatformInput[];
  /** Benchmark rows that an operator added to the registry; frozen with the input. */
  operatorBenchmarks?: BenchmarkRow[];
};

export type PlatformInput = {
  platform: Platform;
  /** Where the profiles of a brand are kept apart, the id of this one; several may be of one platform. */
  profile?: string;
  /** First and last UTC day on which anything of this platform was observed: posts, audience or comments. */
  observedFrom: string;
  observedTo: string;
  /**
   * First and last UTC day of those on which every post is known: days between without a post are days of silence. Null
   * when there are none; absent in older inputs, where they are the observed days.
   */
  postsKnown?: { from: string; to: string } | null;
  /**
   * Where profiles are kept apart: every span of UTC days on which all posts are known, rising and disjoint; the last of them
   * ends where `postsKnown` does.
   */
  covered?: { from: string; to: string }[];
  /** Where profiles are kept apart, the UTC day on which this one was disconnected: nothing later is known of it. */
  disconnectedOn?: string;
  /** Known audience sizes, at most one a day. */
  followers: { date: string; count: number }[];
  posts: PostInput[];
  /** Comments and mentions of others, counted by UTC day and by what the classifier said. */
  comments: CommentDay[];
};

export type PostInput = {
  id: string;
  /** UTC day on which the post was published, YYYY-MM-DD. Posts without a known date are not part of the input. */
  date: string;
  isReply?: boolean;
  /** text, image, video, short, carousel, reel, story … as the platform calls it in lower case. */
  media?: string;
  likes?: number;
  comments?: number;
  shares?: number;
  quotes?: number;
  saves?: number;
  /** Clicks on links, and on the profile. */
  clicks?: number;
  profileClicks?: number;
  views?: number;
  impressions?: number;
  reach?: number;
};

type Said = { positive: number; neutral: number; negative: number };

export type CommentDay = Said & {
  date: string;
  /** Comments whose language the classifier does not support: never counted as neutral. */
  unknown: number;
  /** Comments that count for nothing: the brand's own, repeats of a text, and more of one author than are counted. */
  repeated?: number;
  /**
   * Of those, what different authors wrote in the same words, beyond what counts: nothing to a score, but a sudden negative
   * turn is looked for in them too.
   */
  chorus?: Said;
  /** Giveaways, promotion and the like: counted for nothing either. */
  spam?: number;
  /** Which classifier read them, where its mistakes were measured; absent in older inputs. */
  reading?: number;
};
