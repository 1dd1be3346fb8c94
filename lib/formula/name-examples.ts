import { listed } from "../text/words.ts";
import type { PostExample, Recommendation } from "./formula-result.ts";

/**
 * Names the posts that a recommendation refers to in its action: by name and day, or by the day alone where the name is not
 * known, "2 posts of 2024-12-15".
 *
 * @param recommendations as `recommend` gave them
 * @param nameOf what a post is called, short; null where nothing is known of it
 * @returns the same ones with complete actions
 */
export function nameExamples(
  recommendations: readonly Recommendation[],
  nameOf: (post: PostExample) => string | null,
): Recommendation[] {
  return recommendations.map(({ examples, ...one }) => {
    if (!examples || examples.length === 0) return one;
    return { ...one, action: `${one.action}, such as ${listed(wordsOf(examples, nameOf))}` };
  });
}

function wordsOf(examples: readonly PostExample[], nameOf: (post: PostExample) => string | null): string[] {
  const named = examples.map((post) => ({ ...post, name: nameOf(post) }));
  const words = named.flatMap(({ name, date }) => (name === null ? [] : [`${name} (${date})`]));
  const unnamed = named.filter(({ name }) => name === null).map(({ date }) => date);
  const days = [...new Set(unnamed)].map((day) => {
    const count = unnamed.filter((other) => other === day).length;
    return count === 1 ? `your post of ${day}` : `your ${count} posts of ${day}`;
  });
  return [...words, ...days];
}
