import type { Feature, TokenisedPost } from "./post-facts.ts";

const log = (n: number) => Math.log1p(n);

const MIN_WORDS_FOR_VARIETY = 5;

/** How much text there is, and how it is laid out. Counts are taken as ln(1 + n). */
export const LENGTH_FEATURES: readonly Feature[] = [
  { name: "no_text", about: "has no text at all", measure: ({ whole }) => (whole === "" ? 1 : 0) },
  { name: "characters", about: "Unicode characters", measure: ({ characters }) => log(characters) },
  { name: "words", about: "words", measure: ({ words }) => log(words.length) },
  { name: "word_length", about: "mean characters of a word", measure: wordLength },
  { name: "variety", about: "different words among all words", measure: variety },
  { name: "sentences", about: "sentences", measure: ({ sentences }) => log(sentences) },
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
    measure: ({ plain, hashtags }) => {
      const letters = plain.trim().length;
      return letters === 0 ? 0 : sumLengths(hashtags) / letters;
    },
  },
];

function wordLength({ words }: TokenisedPost): number {
  return sumLengths(words) / words.length;
}

function variety({ words, different }: TokenisedPost): number {
  return words.length < MIN_WORDS_FOR_VARIETY ? Number.NaN : different / words.length;
}

function sentenceWords({ sentences, words }: TokenisedPost): number {
  return words.length === 0 ? Number.NaN : log(words.length / Math.max(1, sentences));
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

function sumLengths(strings: readonly string[]): number {
  let sum = 0;
  for (const one of strings) sum += one.length;
  return sum;
}
