import { seededRandom } from "../../statistics/seeded-random.ts";
import { measurePost } from "../features/list-features.ts";
import type { AuthorPosts, LabelledPost } from "./labelled-post.ts";

/** A post of so many words, one of which may be a word of the author's own; its outcome is the caller's. */
export function makePost(
  words: number,
  outcome: number,
  { at = null, bucket = 7 }: { at?: number | null; bucket?: number } = {},
): LabelledPost {
  const text = "word ".repeat(words).trim();
  const facts = { title: null, text, kind: null, durationS: null, hour: null };
  return {
    features: measurePost(facts, { text: null, emoji: null }),
    words: { buckets: [bucket, 11], values: [0.8, 0.6] },
    outcome,
    at,
  };
}

/** Authors with twelve posts each, the more words the better up to some noise; the level of each author is its own. */
export function makeAuthors(n: number, seed: string, noise = 1): AuthorPosts[] {
  const draw = seededRandom(seed);
  return Array.from({ length: n }, (_, author) => {
    const level = draw() * 8;
    const posts = Array.from({ length: 12 }, () => {
      const words = 1 + Math.floor(draw() * 60);
      return makePost(words, level + words / 30 + noise * (draw() - 0.5), { bucket: words > 30 ? 3 : 7 });
    });
    return { key: `${seed}/${String(author).padStart(3, "0")}`, source: seed, posts };
  });
}
