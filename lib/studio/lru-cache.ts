export type LruCache<T> = {
  /** The value, which now counts as used last; undefined when it is not kept. */
  get: (key: string) => T | undefined;
  /** Keeps a value, and gives it back. */
  set: (key: string, value: T) => T;
};

/**
 * Keeps in memory what was used last, for values that never change under their key.
 * @param size how many are kept; beyond them the one goes that was not used for longest
 */
export function makeLruCache<T>(size: number): LruCache<T> {
  const kept = new Map<string, T>();
  const set = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  const get = (key: string): T | undefined => {
    const value = kept.get(key);
    return value === undefined ? undefined : set(key, value);
  };
  return { get, set };
}
