const EVERY_MS = 15_000;
/** A timer may end a little early: whoever is woken by it is not to look at the same moment twice. */
const APART_MS = 1_000;

/**
 * The longest that a loop of a worker which hears of new work may rest now: what nobody told of is found then. All loops of a process look
 * at the same moments, since the first look after a rest is the dear one.
 * @param now milliseconds that only grow
 * @returns milliseconds, 1,000 to 16,000
 */
export function longestRestMs(now = performance.now()): number {
  return EVERY_MS - ((now + APART_MS) % EVERY_MS) + APART_MS;
}
