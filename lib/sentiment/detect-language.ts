import { eld } from "eld/medium";

/** What is no language: addresses, names of accounts, hashtags, emoji, numbers. */
const NOISE = /https?:\/\/\S+|[@#]\S+|[^\p{L}\s']+/gu;

/**
 * The language of a short text as ISO 639-1, by the library eld, or null when the text has too few words to tell.
 * @param text any length; the first 1,000 characters are read.
 */
export function detectLanguage(text: string): string | null {
  const words = text.slice(0, 1_000).replace(NOISE, " ").trim();
  if (words.length < 3) return null;
  return eld.detect(words).language || null;
}
