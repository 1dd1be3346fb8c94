import type { TextReader } from "../draft-model/features/post-facts.ts";
import { readText } from "../models/read-text.ts";

type Read = ReturnType<TextReader>;

/** A reader for one request: each text is read once, however many questions are asked of it. */
export function rememberTexts(): TextReader {
  const texts = new Map<string, Read>();
  return (text) => {
    const known = texts.get(text) ?? rememberWords(readText(text));
    texts.set(text, known);
    return known;
  };
}

function rememberWords({ tone, hashWords }: Read): Read {
  let words: ReturnType<Read["hashWords"]> | undefined;
  return {
    tone,
    hashWords: () => {
      words ??= hashWords();
      return words;
    },
  };
}
