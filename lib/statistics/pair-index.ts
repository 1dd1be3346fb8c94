import { mixHash } from "./fnv-hash.ts";

const FIRST_PLACES = 64;
/** Of the places so many are taken at most, in quarters. */
const FULL = 3;

/** Numbers by pairs of numbers. */
export type PairIndex = {
  /** The value of a pair; −1 when it has none. */
  get: (a: number, b: number) => number;
  /** Gives a pair a value where it has none yet. */
  add: (a: number, b: number, value: number) => void;
};

/**
 * An open hash table in flat arrays. A `Map` of 600,000 pairs as single numbers beyond 31 bits makes an object of each, which the collector
 * goes through again and again.
 * @returns an empty index of pairs of whole numbers from 0 to 2³² − 1, with values from 0 to 2³¹ − 2
 */
export function openPairIndex(): PairIndex {
  let table = makeTable(FIRST_PLACES);
  let count = 0;
  return {
    get: (a, b) => (table.values[placeOf(table, a, b)] as number) - 1,
    add: (a, b, value) => {
      const place = placeOf(table, a, b);
      if (table.values[place] !== 0) return;
      put(table, place, a, b, value + 1);
      if (++count * 4 > table.values.length * FULL) table = enlarge(table);
    },
  };
}

/** Values are kept plus one, so that 0 is a free place. */
type Table = { firsts: Uint32Array; seconds: Uint32Array; values: Int32Array };

/** @param places a power of two */
function makeTable(places: number): Table {
  return {
    firsts: new Uint32Array(places),
    seconds: new Uint32Array(places),
    values: new Int32Array(places),
  };
}

/** Where a pair is, or would be. */
function placeOf({ firsts, seconds, values }: Table, a: number, b: number): number {
  const last = values.length - 1;
  let at = mixHash(Math.imul(a, 0x9e3779b1) ^ b) & last;
  while (values[at] !== 0 && (firsts[at] !== a || seconds[at] !== b)) at = (at + 1) & last;
  return at;
}

function put({ firsts, seconds, values }: Table, place: number, a: number, b: number, value: number): void {
  firsts[place] = a;
  seconds[place] = b;
  values[place] = value;
}

function enlarge({ firsts, seconds, values }: Table): Table {
  const larger = makeTable(values.length * 2);
  for (let at = 0; at < values.length; at++) {
    const [a, b, value] = [firsts[at] as number, seconds[at] as number, values[at] as number];
    if (value !== 0) put(larger, placeOf(larger, a, b), a, b, value);
  }
  return larger;
}
