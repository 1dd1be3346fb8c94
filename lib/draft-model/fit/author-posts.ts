import type { HashedWords } from "../features/post-facts.ts";

/** A post whose fate is known. */
export type KnownPost = {
  /** As `measurePost` gives them. */
  features: Float64Array;
  words: HashedWords;
  /** ln(1 + what the platform's posts are judged by). */
  fate: number;
  /** Milliseconds since 1970; null when not known. */
  at: number | null;
};

/** The posts of one author; `key` tells authors apart and begins with the name of their source. */
export type AuthorPosts = { key: string; source: string; posts: KnownPost[] };
