const MIN_LENGTH = 5;
const MAX_LENGTH = 18;

/**
 * Finds what was meant by a word with one letter too many, too few, wrong, or two changed over (Damerau 1964), the first
 * letter apart, among a few words.
 * @param words that are looked for
 */
export function openSpelling(words: readonly string[]): (word: string) => string | undefined {
  const byLetter = Map.groupBy(words, (word) => word.charAt(0));
  return (word) => {
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return undefined;
    return byLetter.get(word.charAt(0))?.find((meant) => isOneApart(word, meant));
  };
}

function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
