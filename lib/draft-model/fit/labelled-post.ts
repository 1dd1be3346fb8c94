import type { HashedWords } from "../features/post-facts.ts";
import type { MeasuredPost } from "../predict/predict-points.ts";

/** A post whose outcome is known. */
export type LabelledPost = {
  /** As `measurePost` gives them. */
  features: Float64Array;
  words: HashedWords;
  /** ln(1 + what the platform's posts are judged by). */
  outcome: number;
  /** Milliseconds since 1970; null when not known. */
  at: number | null;
};

/** The posts of one author; `key` tells authors apart and begins with the name of their source. */
export type AuthorPosts = { key: string; source: string; posts: LabelledPost[] };

/** A labelled post as the models take posts. */
export function toMeasuredPost({ features, words }: LabelledPost): MeasuredPost {
  return { features, hashWords: () => words };
}
