/** How long a key is believed to stand for what it stood for: a revoked one works no longer than this, on any process. */
const BELIEVED_MS = 1_000;
const MAX_KEPT = 10_000;

type Kept = { found: Promise<unknown>; until: number };

// The server and the framework's handlers are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: Map<string, Kept> | undefined };
const KEY = Symbol.for("plinth.known-keys");

/** From now on this process asks for a key that is used again and again once a second, and not with every request. */
export function keepKeys(): void {
  shared[KEY] ??= new Map();
}

/** Has every key asked for anew, at the next request with it: something was changed that keys stand for. */
export function forgetKeys(): void {
  shared[KEY]?.clear();
}

/**
 * What `ask` finds, or found within the last second; nothing that is not there is kept.
 * @param digest of the key
 */
export function rememberKey<Found>(digest: string, ask: () => Promise<Found | null>): Promise<Found | null> {
  const keys = shared[KEY];
  if (!keys) return ask();
  const kept = keys.get(digest);
  if (kept && performance.now() < kept.until) return kept.found as Promise<Found | null>;
  const found = ask();
  // The age of an answer is counted from its question.
  keys.delete(digest);
  keys.set(digest, { found, until: performance.now() + BELIEVED_MS });
  if (keys.size > MAX_KEPT) keys.delete(keys.keys().next().value ?? "");
  const forget = () => {
    if (keys.get(digest)?.found === found) keys.delete(digest);
  };
  found.then((one) => one ?? forget(), forget);
  return found;
}

/** Asks for every key with every request again. */
export function stopKeepingKeys(): void {
  shared[KEY] = undefined;
}
