/** A text as numbers: which buckets of a model it touches, and how strongly; the values have length 1 together. */
export type Buckets = { buckets: Int32Array; values: Float32Array };

/** Takes the hash of a feature, and how often it stands there, in halves of once. */
export type AddHash = (hash: number, halves: number) => void;

/** Once, as counts are kept: in halves, so that a part of a word can count half. */
export const WHOLE = 2;
export const HALF = 1;

/**
 * One table of counts for each size, all 0 between two texts: counting in a map takes several times as long. Of two bytes each
 * it stays in the processor's cache; a text of 5,000 characters does not fill them.
 */
const tables = new Map<number, Uint16Array>();

/**
 * Counts features in buckets (Weinberger et al., "Feature hashing for large scale multitask learning", 2009), and takes
 * sublinear frequencies of the counts: 1 + ln(count).
 * @param bits the model has 2^bits buckets
 * @param list tells every feature of a text by its hash, whose lowest bits are its bucket
 */
export function countBuckets(bits: number, list: (add: AddHash) => void): Buckets {
  const counts = tableOf(bits);
  const touched: number[] = [];
  const mask = 2 ** bits - 1;
  list((hash, halves) => {
    const bucket = hash & mask;
    if (counts[bucket] === 0) touched.push(bucket);
    counts[bucket] = (counts[bucket] as number) + halves;
  });
  return toUnitLength(counts, touched);
}

function tableOf(bits: number): Uint16Array {
  const table = tables.get(bits) ?? new Uint16Array(2 ** bits);
  tables.set(bits, table);
  return table;
}

/** The table is left with zeros. */
function toUnitLength(counts: Uint16Array, touched: number[]): Buckets {
  const values = new Float32Array(touched.length);
  let squares = 0;
  for (let at = 0; at < touched.length; at++) {
    const bucket = touched[at] as number;
    const count = (counts[bucket] as number) / WHOLE;
    const value = count > 1 ? 1 + Math.log(count) : count;
    counts[bucket] = 0;
    values[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let n = 0; n < values.length; n++) values[n] = (values[n] as number) / length;
  return { buckets: new Int32Array(touched), values };
}
