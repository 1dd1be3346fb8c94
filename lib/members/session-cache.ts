import { type LRU, lru } from "tiny-lru";
import type { SessionUser } from "./find-session-user.ts";

const MAX_ENTRIES = 1_000;
const KEPT_MS = 1_000;

// Next loads routes and pages as separate module graphs: a session that one ends must be forgotten by the others too.
const shared = globalThis as unknown as { [key: symbol]: LRU<SessionUser> | undefined };
const KEY = Symbol.for("plinth.sessions");

/** Users of the sessions that this process read within the last second, by the digest of their secret in hexadecimal. */
export function sessionCache(): LRU<SessionUser> {
  shared[KEY] ??= lru<SessionUser>(MAX_ENTRIES, KEPT_MS);
  return shared[KEY];
}
