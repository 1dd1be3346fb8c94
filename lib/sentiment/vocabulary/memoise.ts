/** More words than the comments of an audit have in common; beyond them all is dropped. */
const MAX_WORDS = 20_000;
/** Longer words hardly occur again. */
const MAX_LENGTH = 64;

/** The same function of a word, computed once for each word. */
export function memoise<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    if (word.length > MAX_LENGTH) return compute(word);
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    if (known.size >= MAX_WORDS) known.clear();
    const value = compute(word);
    known.set(word, value);
    return value;
  };
}
