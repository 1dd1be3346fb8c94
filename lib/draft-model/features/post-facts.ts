import type { Capitals } from "./count-capitals.ts";
import type { Characters } from "./patterns.ts";

/** What is known of a post before it is published. What is null is not known. */
export type PostFacts = {
  /** The title, on platforms that have one. */
  title: string | null;
  /** Caption, description or text. */
  text: string | null;
  /** What it shows: text, image, video, carousel, short, reel, article or repost. */
  kind: string | null;
  durationS: number | null;
  /** Hour of publication, 0–23 in UTC. */
  hour: number | null;
};

/** What sentiment analysis read in a text; null where it could not. */
export type Tone = {
  /** −1 (unfriendly) to 1 (friendly). */
  text: number | null;
  /** Mean over the emoji, −1 to 1. */
  emoji: number | null;
};

/** A post, tokenised once for all features. */
export type TokenisedPost = PostFacts & {
  /** Title and text together; null when neither is known. */
  whole: string | null;
  /** The same without links. */
  plain: string;
  /** The characters of that, and what begins with capitals in it. */
  signs: Characters;
  capitals: Capitals;
  /** Unicode code points of the whole. */
  characters: number;
  /** Words and hashtags without their sign, in lower case. */
  words: readonly string[];
  /** How many different ones there are. */
  different: number;
  /** How many of the words belong to each of `THEMES`, and to each of `WORDINGS`. */
  themes: ArrayLike<number>;
  wordings: ArrayLike<number>;
  lines: readonly string[];
  sentences: number;
  links: number;
  /** As they are written, with their sign. */
  hashtags: readonly string[];
  emoji: readonly string[];
  tone: Tone;
};

/** One documented property of a post: a number, or NaN when it is not known. */
export type Feature = {
  name: string;
  about: string;
  measure: (post: TokenisedPost) => number;
};

/** Hashed words and parts of words: which buckets of a table a text touches, and how strongly. */
export type HashedWords = { buckets: ArrayLike<number>; values: ArrayLike<number> };

/** Reads the tone of a text and hashes its words. */
export type TextReader = (text: string) => { tone: Tone; hashWords: () => HashedWords };
