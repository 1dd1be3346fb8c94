import { fnvHash } from "./fnv-hash.ts";

const MIN_PLACES = 512;
/** Of which at most half are taken. */
const PLACES_A_WORD = 2;

/** An open hash table: 0 is a free place, else the number of a word, from 1. Used by one list after the other. */
let places = new Int32Array(MIN_PLACES);

/** How many different words a list has: a set of words that were just cut out of a text takes several times as long. */
export function countDifferent(words: readonly string[]): number {
  while (places.length < words.length * PLACES_A_WORD) places = new Int32Array(places.length * 2);
  const last = places.length - 1;
  let different = 0;
  for (let n = 0; n < words.length; n++) {
    const word = words[n] as string;
    const hash = fnvHash(word);
    let at = (hash ^ (hash >>> 15)) & last;
    while (places[at] !== 0 && words[(places[at] as number) - 1] !== word) at = (at + 1) & last;
    if (places[at] !== 0) continue;
    places[at] = n + 1;
    different++;
  }
  places.fill(0);
  return different;
}
