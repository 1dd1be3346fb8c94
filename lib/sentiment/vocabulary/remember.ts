/** More words than the comments of an audit have in common; beyond, what was remembered is dropped. */
const MAX_WORDS = 20_000;
/** What is longer hardly comes again. */
const LONGEST_KEPT = 64;

/** The same function of a word, computed once for words that come again. */
export function remember<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    if (word.length > LONGEST_KEPT) return compute(word);
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    if (known.size >= MAX_WORDS) known.clear();
    const value = compute(word);
    known.set(word, value);
    return value;
  };
}
