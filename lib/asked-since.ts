import { lru } from "tiny-lru";
import { requestBegunAt } from "./database-patience.ts";

const MOST_KEPT = 100;

/**
 * Asks only for what nobody has asked for since the request of the caller began: of requests that stood in line together the first one
 * asks, and whoever comes later asks anew. Outside of a request it always asks. Not for what a request may have changed itself.
 * @param ask gives what is true at some moment after it was called
 * @param nameOf the same for what is the same
 */
export function askedSince<Asked, Found>(
  ask: (asked: Asked) => Promise<Found>,
  nameOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Found> {
  const answers = lru<{ askedAt: number; found: Found }>(MOST_KEPT);
  return async (asked) => {
    const name = nameOf(asked);
    const begunAt = requestBegunAt();
    const last = answers.get(name);
    if (last && begunAt !== undefined && begunAt < last.askedAt) return last.found;
    const askedAt = performance.now();
    const found = await ask(asked);
    if (askedAt > (answers.get(name)?.askedAt ?? 0)) answers.set(name, { askedAt, found });
    return found;
  };
}
