import { mean } from "../../statistics/mean.ts";
import { count, HASHTAG } from "./patterns.ts";
import type { Feature, TokenisedPost } from "./post-facts.ts";

const log = (n: number) => Math.log1p(n);

const MIN_WORDS_FOR_VARIETY = 5;
/** Ends of sentences, also in scripts that have marks of their own. */
const SENTENCE_END = /(?<![.!?…。！？।॥])[.!?…。！？।॥]+(?=\s|$)/gu;

/** How much text there is, and how it is laid out. Counts are taken as ln(1 + n). */
export const LENGTH_FEATURES: readonly Feature[] = [
  { name: "no_text", about: "has no text at all", measure: ({ whole }) => (whole === "" ? 1 : 0) },
  { name: "characters", about: "Unicode characters", measure: ({ characters }) => log(characters) },
  { name: "words", about: "words", measure: ({ words }) => log(words.length) },
  { name: "word_length", about: "mean characters of a word", measure: wordLength },
  { name: "variety", about: "different words among all words", measure: variety },
  { name: "sentences", about: "sentences", measure: ({ plain }) => log(count(plain, SENTENCE_END)) },
  { name: "sentence_words", about: "words in a sentence", measure: sentenceWords },
  { name: "lines", about: "lines that are not empty", measure: ({ lines }) => log(lines.length) },
  { name: "list_lines", about: "lines that begin with a bullet, dash or number", measure: listLines },
  { name: "title_characters", about: "characters of the title", measure: titleCharacters },
  { name: "title_words", about: "words of the title", measure: titleWords },
  {
    name: "body_characters",
    about: "characters beside the title",
    measure: ({ title, text }) => (title === null ? Number.NaN : log((text ?? "").length)),
  },
  {
    name: "first_line",
    about: "characters of the first line",
    measure: ({ lines }) => log(lines[0]?.length ?? 0),
  },
  {
    name: "hashtag_share",
    about: "share of the text that is hashtags",
    measure: ({ plain }) => {
      const letters = plain.trim().length;
      return letters === 0 ? 0 : (plain.match(HASHTAG) ?? []).join("").length / letters;
    },
  },
];

function wordLength({ words }: TokenisedPost): number {
  return mean(words.map((word) => word.length));
}

function variety({ words, counts }: TokenisedPost): number {
  return words.length < MIN_WORDS_FOR_VARIETY ? Number.NaN : counts.size / words.length;
}

function sentenceWords({ plain, words }: TokenisedPost): number {
  return words.length === 0 ? Number.NaN : log(words.length / Math.max(1, count(plain, SENTENCE_END)));
}

function listLines({ lines }: TokenisedPost): number {
  return log(lines.filter((line) => /^\s*(?:[-–—•*▪►→✅✔☑🔹🔸👉]|\d+[.)])/u.test(line)).length);
}

function titleCharacters({ title }: TokenisedPost): number {
  return title === null ? Number.NaN : log([...title].length);
}

function titleWords({ title }: TokenisedPost): number {
  return title === null ? Number.NaN : log(title.trim().split(/\s+/).length);
}
