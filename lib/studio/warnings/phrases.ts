/** No phrase begins with white space, so that those that look back over a long gap do so once, not at each of its signs. */
const BEFORE = "(?=\\S)(?<![\\p{L}\\p{N}])(?:";
const AFTER = ")(?![\\p{L}\\p{N}])";

/** Where a phrase stands in a text, in UTF-16 units, and the phrase in lower case. */
export type Found = { start: number; end: number; words: string };

/**
 * A pattern of whole words in any script. It is for texts in lower case, on which it is several times as fast.
 * @param alternatives sources of regular expressions; a space stands for any white space, one with `?` after it also for none; none begins
 *   with a space
 */
export function phrases(...alternatives: string[]): RegExp {
  const source = alternatives.join("|").replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+");
  return new RegExp(`${BEFORE}${source}${AFTER}`, "gu");
}

/** The alternatives of a source of a regular expression, each by itself: "a|(?:b|c)d" is "a" and "(?:b|c)d". */
export function listAlternatives(source: string): string[] {
  const found = [""];
  let depth = 0;
  for (const [piece] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gsu)) {
    if (piece === "(") depth++;
    if (piece === ")") depth--;
    if (piece === "|" && depth === 0) found.push("");
    else found[found.length - 1] += piece;
  }
  return found;
}

/**
 * All places where a pattern matches, in their order. By `exec`: `matchAll` makes another pattern each time, which costs more than
 * the search in a text where there is nothing.
 * @param pattern one with the flag g
 */
export function findAll(pattern: RegExp, text: string): Found[] {
  const found: Found[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [words] = match;
    found.push({ start: match.index, end: match.index + words.length, words });
    if (words === "") pattern.lastIndex++;
  }
  return found;
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
