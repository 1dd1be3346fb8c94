/** A text as numbers: which buckets of a model it touches, and how strongly; the values have length 1 together. */
export type Buckets = { buckets: Int32Array; values: Float32Array };

/** Features of a text in a row, as they are told: the hash of each, and how often it stands there, in halves of once. */
export type Features = { hashes: Int32Array; halves: Uint8Array; length: number };

/** Once, as counts are kept: in halves, so that a part of a word can count half. */
export const WHOLE = 2;
export const HALF = 1;

/**
 * The different buckets of one text in the order in which they were touched, and an open hash table that says where a bucket
 * stands there (0: nowhere, else its place + 1). Sized by the text and not by the model, all of it stays in the processor's cache:
 * a table of all buckets of a model does not.
 */
type Counter = { places: Int32Array; buckets: Int32Array; counts: Int32Array };

const MIN_FEATURES = 4_096;
/** Of a text of 500 characters one in four places is taken. */
const PLACES_A_FEATURE = 2;
/** Both are used by one text after the other. */
const features: Features = {
  hashes: new Int32Array(MIN_FEATURES),
  halves: new Uint8Array(MIN_FEATURES),
  length: 0,
};
let counter = makeCounter(MIN_FEATURES);

/**
 * Counts features in buckets (Weinberger et al., "Feature hashing for large scale multitask learning", 2009), and takes
 * sublinear frequencies of the counts: 1 + ln(count).
 * @param bits the model has 2^bits buckets
 * @param list tells every feature of a text by `addFeature`; the lowest bits of its hash are its bucket
 */
export function countBuckets(bits: number, list: (features: Features) => void): Buckets {
  features.length = 0;
  list(features);
  if (counter.buckets.length < features.length) counter = makeCounter(features.hashes.length);
  return toUnitLength(countEach(features, 2 ** bits - 1, counter), counter);
}

/** @param halves up to 255 */
export function addFeature(to: Features, hash: number, halves: number): void {
  if (to.length === to.hashes.length) grow(to);
  to.hashes[to.length] = hash;
  to.halves[to.length] = halves;
  to.length++;
}

function grow(to: Features): void {
  const [hashes, halves] = [new Int32Array(to.length * 2), new Uint8Array(to.length * 2)];
  hashes.set(to.hashes);
  halves.set(to.halves);
  to.hashes = hashes;
  to.halves = halves;
}

/** @param most a power of two: so many different buckets can be counted */
function makeCounter(most: number): Counter {
  const [buckets, counts] = [new Int32Array(most), new Int32Array(most)];
  return { places: new Int32Array(most * PLACES_A_FEATURE), buckets, counts };
}

/** @returns how many different buckets there are */
function countEach({ hashes, halves, length }: Features, mask: number, into: Counter): number {
  const { places, buckets, counts } = into;
  const last = places.length - 1;
  let different = 0;
  for (let n = 0; n < length; n++) {
    const bucket = (hashes[n] as number) & mask;
    let at = bucket & last;
    while (places[at] !== 0 && buckets[(places[at] as number) - 1] !== bucket) at = (at + 1) & last;
    if (places[at] === 0) {
      buckets[different] = bucket;
      counts[different] = 0;
      places[at] = ++different;
    }
    const place = (places[at] as number) - 1;
    counts[place] = (counts[place] as number) + (halves[n] as number);
  }
  places.fill(0);
  return different;
}

function toUnitLength(different: number, { buckets, counts }: Counter): Buckets {
  const values = new Float32Array(different);
  let squares = 0;
  for (let at = 0; at < different; at++) {
    const count = (counts[at] as number) / WHOLE;
    const value = count > 1 ? 1 + Math.log(count) : count;
    values[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let n = 0; n < different; n++) values[n] = (values[n] as number) / length;
  return { buckets: buckets.slice(0, different), values };
}
