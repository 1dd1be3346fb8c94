export type Recent<T> = {
  /** The value, which now counts as used last; undefined when it is not kept. */
  find: (key: string) => T | undefined;
  /** Keeps a value, and gives it back. */
  keep: (key: string, value: T) => T;
};

/**
 * Keeps in memory what was used last, for values that never change under their key.
 * @param most how many are kept; beyond them the one goes that was not used for longest
 */
export function keepRecent<T>(most: number): Recent<T> {
  const kept = new Map<string, T>();
  const keep = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  const find = (key: string): T | undefined => {
    const value = kept.get(key);
    return value === undefined ? undefined : keep(key, value);
  };
  return { find, keep };
}
