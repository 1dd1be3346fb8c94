const PRIME = 0x01000193;

/** Where the hash of a text begins; another start makes another hash function. */
export const FNV_START = 0x811c9dc5;

/**
 * FNV-1a over the UTF-16 units of a text (Fowler, Noll and Vo 1991).
 *
 * @param text any text
 * @param start a hash to go on from
 * @returns 32 bits, signed
 */
export function fnvHash(text: string, start: number = FNV_START): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = fnvStep(hash, text.charCodeAt(at));
  return hash;
}

/** The hash with one more unit. */
export function fnvStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

/** Spreads a hash over all its bits, so that the lowest of them can be used alone. */
export function mixHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
