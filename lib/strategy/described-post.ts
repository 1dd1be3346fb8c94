/** A post as it is stored, as far as patterns look at it. What is null or absent is not known. */
export type StrategyPost = Counts & {
  id: string;
  createdAt: Date;
  text: string | null;
  title: string | null;
  /** text, image, video, short, carousel, reel … in lower case. */
  media: string | null;
  durationS: number | null;
};

export type Count = (typeof COUNTS)[number];
export type Counts = { [name in Count]?: number | null };

export const COUNTS = [
  "likes",
  "comments",
  "shares",
  "quotes",
  "saves",
  "views",
  "impressions",
  "reach",
] as const;

/** A post without its words: what it is like, and what it achieved. */
export type DescribedPost = {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Keys of what the post has, such as "format:video", "link" and "word:autumn". */
  traits: string[];
  /** Kinds of traits that are not known of it, such as "format": it stands on neither side of theirs. */
  unknown: string[];
  /** Characters of title and text together. */
  length: number | null;
  durationS: number | null;
  counts: Counts;
};
