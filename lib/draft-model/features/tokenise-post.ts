import { countThemes } from "./count-themes.ts";
import { ASCII_RUNS, HASHTAG, LINK, WORD } from "./patterns.ts";
import type { PostFacts, TokenisedPost, Tone } from "./post-facts.ts";

/**
 * A post split up once, for all features.
 *
 * @param post what is known of it
 * @param tone what was read in its text
 * @returns words, lines, hashtags and the text without links
 */
export function tokenisePost(post: PostFacts, tone: Tone): TokenisedPost {
  const { title, text } = post;
  const isKnown = title !== null || text !== null;
  const whole = isKnown ? [title, text].filter(Boolean).join("\n").trim() : null;
  const plain = (whole ?? "").replace(LINK, " ");
  const words = (plain.toLowerCase().match(WORD) ?? []).map((word) => word.replaceAll("’", "'"));
  return {
    ...post,
    whole,
    plain,
    beyond: plain.replace(ASCII_RUNS, " "),
    characters: [...(whole ?? "")].length,
    words,
    counts: countEach(words),
    themes: countThemes(words),
    lines: (whole ?? "").split(/[\r\n]+/).filter((line) => line.trim() !== ""),
    hashtags: (plain.match(HASHTAG) ?? []).map((tag) => tag.slice(1).toLowerCase()),
    tone,
  };
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
