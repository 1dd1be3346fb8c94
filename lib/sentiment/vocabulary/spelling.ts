const MIN_LENGTH = 5;
const MAX_LENGTH = 18;

/**
 * Finds what was meant by a word with one letter too many, too few, wrong, or two changed over (Damerau 1964), among a
 * few words. A word is found by what is left of it without one of its letters.
 * @param words that are looked for
 */
export function openSpelling(words: readonly string[]): (word: string) => string | undefined {
  const byRest = new Map<string, string[]>();
  for (const word of words)
    for (const rest of withoutOne(word)) byRest.set(rest, [...(byRest.get(rest) ?? []), word]);
  if (words.length === 0) return () => undefined;
  return (word) => {
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return undefined;
    for (const rest of withoutOne(word))
      for (const meant of byRest.get(rest) ?? []) if (isOneApart(word, meant)) return meant;
    return undefined;
  };
}

function withoutOne(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

function isOneApart(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
