import type { KnownTone } from "./known-tones.ts";
import type { ReadText } from "./read-text.ts";

/** What was read of many texts, as it goes from one thread to another: few objects, however many texts. */
export type PackedReads = {
  /** Different ones. */
  tones: (KnownTone | null)[];
  /** By text the place of its tone. */
  toneAt: Uint16Array;
  isSpam: Uint8Array;
  keys: string[];
  /** The hashes of all texts in a row, and how many each has; none stand for null. */
  words: Uint32Array<ArrayBuffer>;
  counts: Uint32Array;
};

export function packReads(reads: readonly ReadText[]): PackedReads {
  const tones = [...new Set(reads.map(({ tone }) => tone))];
  const places = new Map(tones.map((tone, at) => [tone, at]));
  const counts = Uint32Array.from(reads, ({ folded }) => folded.words?.length ?? 0);
  const words = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const { folded } of reads) {
    if (folded.words) words.set(folded.words, at);
    at += folded.words?.length ?? 0;
  }
  return {
    ...{ tones, words, counts },
    toneAt: Uint16Array.from(reads, ({ tone }) => places.get(tone) ?? 0),
    isSpam: Uint8Array.from(reads, (read) => Number(read.isSpam)),
    keys: reads.map(({ folded }) => folded.key),
  };
}

export function unpackReads({ tones, toneAt, isSpam, keys, words, counts }: PackedReads): ReadText[] {
  let end = 0;
  return keys.map((key, at) => {
    const count = counts[at] as number;
    end += count;
    return {
      tone: tones[toneAt[at] as number] ?? null,
      isSpam: isSpam[at] === 1,
      folded: { key, words: count > 0 ? words.subarray(end - count, end) : null },
    };
  });
}
