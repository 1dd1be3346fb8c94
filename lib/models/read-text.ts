import { isAscii } from "../draft-model/features/patterns.ts";
import type { TextReader } from "../draft-model/features/post-facts.ts";
import { HASH_BITS } from "../draft-model/predict/word-weights.ts";
import { classifyTokens, readWords, type WordsRead } from "../sentiment/classify-sentiment.ts";
import { listNgrams } from "../sentiment/list-ngrams.ts";
import { shippedModel } from "../sentiment/shipped-model.ts";
import { type Token, tokenise } from "../sentiment/tokenise.ts";
import { mean } from "../statistics/mean.ts";
import { once } from "../statistics/once.ts";

const EMOJI = /\p{Extended_Pictographic}/gu;

type Words = ReturnType<ReturnType<TextReader>["hashWords"]>;
/** What is read in the tokens of a text, each once and only when it is asked for. */
type Reading = { tokens: Token[]; words: WordsRead; tone: () => Classified; hashWords: () => Words };
type Classified = ReturnType<typeof classifyTokens>;

/**
 * What the models of drafts need of a text beside its documented features: its tone and its words, hashed. The tone is
 * that of the sentiment model that comes with Plinth, which the models of drafts were fitted with.
 * @param text any length
 */
export const readText: TextReader = (text) => readTokens(text, openReading(tokenise(text)));

/**
 * A reader for one request: each text is read once, and so are texts whose words and signs are the same, such as one without
 * its last full stop; of texts that differ in capitals alone the words are.
 */
export function openReader(): TextReader {
  const texts = new Map<string, ReturnType<TextReader>>();
  const readings: Reading[] = [];
  return (text) => {
    const known = texts.get(text);
    if (known) return known;
    const tokens = tokenise(text);
    const like = readings.filter((one) => hasSameWords(one.tokens, tokens));
    const same = like.find((one) => hasSameCapitals(one.tokens, tokens));
    const reading = same ?? openReading(tokens, like[0]?.words);
    if (!same) readings.push(reading);
    const read = readTokens(text, reading);
    texts.set(text, read);
    return read;
  };
}

function openReading(tokens: Token[], words = readWords(tokens, shippedModel())): Reading {
  return {
    tokens,
    words,
    tone: once(() => classifyTokens(tokens, shippedModel(), words)),
    hashWords: once(() => listNgrams(tokens, HASH_BITS)),
  };
}

function readTokens(text: string, { tone, hashWords }: Reading): ReturnType<TextReader> {
  const { score, supported } = tone();
  return { tone: { text: supported ? score : null, emoji: readEmoji(text) }, hashWords };
}

function readEmoji(text: string): number | null {
  if (isAscii(text)) return null;
  const { emoji: tones } = shippedModel();
  const known = (text.match(EMOJI) ?? []).flatMap((emoji) => tones.get(emoji) ?? []);
  return known.length === 0 ? null : mean(known);
}

function hasSameWords(some: readonly Token[], others: readonly Token[]): boolean {
  if (some.length !== others.length) return false;
  return some.every(({ text, startsClause }, at) => {
    const other = others[at] as Token;
    return text === other.text && startsClause === other.startsClause;
  });
}

function hasSameCapitals(some: readonly Token[], others: readonly Token[]): boolean {
  return some.every(({ isShouted, isCapital }, at) => {
    const other = others[at] as Token;
    return isShouted === other.isShouted && isCapital === other.isCapital;
  });
}
