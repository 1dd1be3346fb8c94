import type { WordWeights } from "../draft-model.ts";
import type { HashedWords } from "../features/post-facts.ts";

/** Texts are hashed into 2^17 buckets; a smaller table takes the lower bits. */
export const HASH_BITS = 17;

const RARITY_UNIT = 1 / 16;
const MAX_BYTE = 127;

type Opened = { weights: Int8Array; rarity: Uint8Array | null };
const opened = new WeakMap<WordWeights, Opened>();

/**
 * What the words of a text add.
 *
 * @param words the weights
 * @param hashed the hashed words of the text, by `HASH_BITS`
 * @returns percentile points; a text's words have length 1 together, rare ones weighing more where the weights say so
 */
export function addWords(words: WordWeights, { buckets, values }: HashedWords): number {
  const { weights, rarity } = open(words);
  const mask = weights.length - 1;
  let [sum, squares] = [0, 0];
  for (let n = 0; n < buckets.length; n++) {
    const bucket = (buckets[n] as number) & mask;
    const value = (values[n] as number) * (rarity ? (rarity[bucket] as number) * RARITY_UNIT : 1);
    squares += value * value;
    sum += value * (weights[bucket] as number);
  }
  return squares === 0 ? 0 : (sum / Math.sqrt(squares)) * words.scale;
}

/**
 * Weights as a file keeps them: a byte for each is enough.
 *
 * @param weights one per bucket, a power of two of them, in percentile points
 * @param rarity one per bucket, 0 to 15.9, or null when all count alike
 * @returns the packed weights; the largest is 127 units of the scale
 */
export function packWords(weights: Float64Array, rarity: Float64Array | null): WordWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  const scale = Number((largest / MAX_BYTE).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-MAX_BYTE, Math.min(MAX_BYTE, Math.round(weight / scale))),
  );
  return {
    bits: Math.log2(weights.length),
    scale,
    weights: encode(new Uint8Array(bytes.buffer)),
    rarity: rarity && encode(Uint8Array.from(rarity, packRarity)),
  };
}

/** How rare a bucket is as it is kept: 0 to 255. */
export function packRarity(rarity: number): number {
  return Math.min(255, Math.round(rarity / RARITY_UNIT));
}

function open(words: WordWeights): Opened {
  const known = opened.get(words);
  if (known) return known;
  const made = {
    weights: new Int8Array(decode(words.weights).buffer),
    rarity: words.rarity === null ? null : decode(words.rarity),
  };
  opened.set(words, made);
  return made;
}

function encode(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
