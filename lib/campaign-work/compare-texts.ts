const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ACCENTS = /[\u0300-\u036f]/g;
const MAX_CHARACTERS = 5_000;

/** The pairs of words that follow one another; of a single word itself. Case, accents, signs and links do not count. */
export function wordPairs(text: string): Set<string> {
  const plain = text.slice(0, MAX_CHARACTERS).replace(LINK, " ").normalize("NFD").replace(ACCENTS, "");
  const words = plain.toLowerCase().match(WORD) ?? [];
  if (words.length < 2) return new Set(words);
  return new Set(words.slice(1).map((word, n) => `${words[n]} ${word}`));
}

/**
 * How much two texts have in common: twice the pairs of words that both have over the pairs of both (Dice 1945).
 * @returns 0 to 1; 0 where one has no words
 */
export function shareOfPairs(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const pair of few) if (many.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
