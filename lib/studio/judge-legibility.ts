import { eld } from "eld/extrasmall";
import { classifySentiment } from "../sentiment/classify-sentiment.ts";
import { isPlainlyEnglish } from "../sentiment/detect-language.ts";

const MARKS = /https?:\/\/\S+|www\.\S+|[#@][\p{L}\p{N}_.]+/gu;
const WORD = /\p{L}+/gu;
const FEWEST_WORDS = 3;
const LONGEST = 200;
/**
 * How alike the letters of a text and of its likeliest language are, as eld tells: of public posts in Latin letters 0.2 %
 * lie below the upper bound (of those with three or four words 0.8 to 2.6 %), of keys pressed at random nearly all.
 */
const [NONE, SURE] = [0.25, 0.45];
/** Languages that are told by telling words, and that eld does not know. */
const TOLD_BY_WORDS = ["ary", "ha", "hi", "pcm", "sw"];

/**
 * How surely a text in Latin letters is in a language at all. Names, hashtags, short texts and other scripts are not judged.
 * @param text any length; its first 200 letters are read
 * @returns 0 (keys pressed at random) to 1
 */
export function judgeLegibility(text: string): number {
  const words = text.replace(MARKS, " ").toLowerCase().match(WORD) ?? [];
  if (isPlainlyEnglish(words)) return 1;
  const letters = words.join(" ").slice(0, LONGEST);
  if (words.length < FEWEST_WORDS || !/^[\p{Script=Latin} ]+$/u.test(letters)) return 1;
  const best = Math.max(0, ...Object.values(eld.detect(letters).getScores()));
  if (best >= SURE) return 1;
  if (TOLD_BY_WORDS.includes(classifySentiment(text).language ?? "")) return 1;
  return Math.max(0, (best - NONE) / (SURE - NONE));
}
