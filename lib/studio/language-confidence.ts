import { isAscii } from "../draft-model/features/patterns.ts";
import { classifySentiment } from "../sentiment/classify-sentiment.ts";
import { isPlainlyEnglish } from "../sentiment/detect-language.ts";
import { measureLikeness } from "../sentiment/language-detector.ts";
import { hasPlainLetters } from "../text/plain-letters.ts";

const MARKS = /https?:\/\/\S+|www\.\S+|[#@][\p{L}\p{N}_.]+/gu;
const WORD = /\p{L}+/gu;
const PLAIN_WORD = /[a-z]+/g;
const MIN_WORDS = 3;
const MAX_CHARACTERS = 200;
/**
 * Scores of eld, for how alike a text and its likeliest language are, between which confidence rises from 0 to 1: of public
 * posts in Latin letters 0.2 % lie below the upper (of those with three or four words 0.8 to 2.6 %), of random keys nearly all.
 */
const [NO_LANGUAGE, SURE_LANGUAGE] = [0.25, 0.45];
/** Languages that eld does not know, found by marker words. */
const FOUND_BY_MARKERS = ["ary", "ha", "hi", "pcm", "sw"];

/**
 * How surely a text in Latin letters is in a language at all. Names, hashtags, short texts and other scripts count as sure.
 * @param text any length; its first 200 letters are read
 * @returns 0 (keys pressed at random) to 1
 */
export function measureLanguageConfidence(text: string): number {
  const composed = isAscii(text) ? text : text.normalize("NFC");
  const lower = composed.replace(MARKS, " ").toLowerCase();
  const words = lower.match(hasPlainLetters(lower) ? PLAIN_WORD : WORD) ?? [];
  if (isPlainlyEnglish(words)) return 1;
  const letters = words.join(" ").slice(0, MAX_CHARACTERS);
  if (words.length < MIN_WORDS || !/^[\p{Script=Latin} ]+$/u.test(letters)) return 1;
  const best = measureLikeness(letters);
  if (best >= SURE_LANGUAGE) return 1;
  if (FOUND_BY_MARKERS.includes(classifySentiment(text).language ?? "")) return 1;
  return Math.max(0, (best - NO_LANGUAGE) / (SURE_LANGUAGE - NO_LANGUAGE));
}
