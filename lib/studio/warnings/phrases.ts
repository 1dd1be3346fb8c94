/** Where a phrase stands in a text, in UTF-16 units. */
export type Found = { start: number; end: number; words: string };

/**
 * A pattern of whole words in any script, and of any case.
 * @param alternatives sources of regular expressions; a space stands for any white space, one with `?` after it also for none
 */
export function phrases(...alternatives: string[]): RegExp {
  const source = alternatives.join("|").replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
}

/** All places where a pattern matches, in their order. @param pattern one with the flag g */
export function findAll(pattern: RegExp, text: string): Found[] {
  return Array.from(text.matchAll(pattern), (match) => {
    return { start: match.index, end: match.index + match[0].length, words: match[0] };
  });
}

/** Whether a pattern with the flag g matches somewhere, from the beginning. */
export function isIn(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  const isThere = pattern.test(text);
  pattern.lastIndex = 0;
  return isThere;
}

/** Characters between two places; 0 where they overlap. */
export function distance(a: Found, b: Found): number {
  return Math.max(0, a.start - b.end, b.start - a.end);
}
