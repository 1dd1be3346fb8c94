import type { PostExample, Recommendation } from "./formula-result.ts";

/**
 * Puts the posts that a recommendation speaks of into its words: by what they are called and the day, and where that is
 * not known by the day alone, "2 posts of 2024-12-15".
 *
 * @param recommendations as `recommend` gave them
 * @param nameOf what a post is called, short; null where nothing is known of it
 * @returns the same ones, told in full
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

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
