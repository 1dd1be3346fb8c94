import { quantise } from "../../statistics/quantise.ts";
import type { WordWeights } from "../draft-model.ts";
import type { HashedWords } from "../features/post-facts.ts";

/** Texts are hashed into 2^17 buckets; a smaller table takes the lower bits. */
export const HASH_BITS = 17;
/** The unit in which inverse document frequencies are stored. */
export const IDF_UNIT = 1 / 16;

const MAX_UINT8 = 255;
const CHUNK = 8_192;

type Decoded = { weights: Int8Array; idf: Uint8Array | null };
const decoded = new WeakMap<WordWeights, Decoded>();

/**
 * What the words of a text add.
 *
 * @param words the weights
 * @param hashed the hashed words of the text, by `HASH_BITS`
 * @returns percentile points; a text's words have length 1 together, by TF-IDF where the weights have frequencies
 */
export function predictWords(words: WordWeights, { buckets, values }: HashedWords): number {
  const { weights, idf } = decodeOnce(words);
  const mask = weights.length - 1;
  let [sum, squares] = [0, 0];
  for (let n = 0; n < buckets.length; n++) {
    const bucket = (buckets[n] as number) & mask;
    const value = (values[n] as number) * (idf ? (idf[bucket] as number) * IDF_UNIT : 1);
    squares += value * value;
    sum += value * (weights[bucket] as number);
  }
  return squares === 0 ? 0 : (sum / Math.sqrt(squares)) * words.scale;
}

/**
 * Weights as a file keeps them.
 *
 * @param weights one per bucket, a power of two of them, in percentile points
 * @param idf inverse document frequencies, one per bucket, 0 to 15.9, or null when all count alike
 * @returns the quantised weights; the largest is 127 units of the scale
 */
export function quantiseWeights(weights: Float64Array, idf: Float64Array | null): WordWeights {
  const { scale, bytes } = quantise(weights);
  return {
    bits: Math.log2(weights.length),
    scale,
    weights: encode(new Uint8Array(bytes.buffer)),
    rarity: idf && encode(Uint8Array.from(idf, quantiseIdf)),
  };
}

/** An inverse document frequency in units of `IDF_UNIT`, as it is kept: 0 to 255. */
export function quantiseIdf(idf: number): number {
  return Math.min(MAX_UINT8, Math.round(idf / IDF_UNIT));
}

function decodeOnce(words: WordWeights): Decoded {
  const known = decoded.get(words);
  if (known) return known;
  const made = {
    weights: new Int8Array(decode(words.weights).buffer),
    idf: words.rarity === null ? null : decode(words.rarity),
  };
  decoded.set(words, made);
  return made;
}

function encode(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
