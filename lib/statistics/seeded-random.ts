import { fnvHash } from "./fnv-hash.ts";

/**
 * A source of uniform random numbers from 0 to below 1: the same seed gives the same numbers everywhere.
 *
 * @param seed any text
 * @returns a function that gives the next number
 * Source: mulberry32 (Ettinger 2017), seeded by FNV-1a.
 */
export function seededRandom(seed: string): () => number {
  let state = fnvHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
