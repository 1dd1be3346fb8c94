import { judgeNgrams } from "../judge-ngrams.ts";
import { measureWording } from "../measure-wording.ts";
import { openSentimentModel, type SentimentFile } from "../sentiment-model.ts";
import { tokenise } from "../tokenise.ts";
import { findMarkers } from "./find-markers.ts";
import { fitNgrams } from "./fit-ngrams.ts";
import { fitWording, type WordingExample } from "./fit-wording.ts";
import { type LabelledText, labelNumber } from "./labelled-text.ts";

const FOLDS = 5;

export type Lessons = {
  /** Texts whose words are learnt. */
  words: LabelledText[];
  /** English texts from which is learnt how much each sign of the wording weighs. */
  wording: LabelledText[];
  lexicon: Record<string, number>;
  emoji: Record<string, number>;
  sources: string[];
};

/**
 * Fits the whole sentiment model. Where a text teaches both words and wording, its words are judged by a model that did not
 * learn from it: else the wording would learn to trust what is only remembered. Deterministic.
 */
export function fitSentiment({ words, wording, lexicon, emoji, sources }: Lessons): SentimentFile {
  const markers = findMarkers(words);
  const finish = (ngrams: SentimentFile["ngrams"], weights: SentimentFile["wording"]): SentimentFile => ({
    format: "plinth-sentiment-1",
    sources,
    lexicon,
    emoji,
    markers,
    ngrams,
    wording: weights,
  });
  const ngrams = fitNgrams(words);
  const learnt = new Set(words);
  const unseen = wording.filter((text) => !learnt.has(text));
  const examples = measure(unseen, finish(ngrams, {}));
  const seen = wording.filter((text) => learnt.has(text));
  for (let fold = 0; seen.length > 0 && fold < FOLDS; fold++) {
    const held = new Set(seen.filter((_, n) => n % FOLDS === fold));
    const others = fitNgrams(words.filter((text) => !held.has(text)));
    examples.push(...measure([...held], finish(others, {})));
  }
  return finish(ngrams, fitWording(examples));
}

function measure(texts: LabelledText[], file: SentimentFile): WordingExample[] {
  const model = openSentimentModel(file);
  return texts.map((text) => {
    const tokens = tokenise(text.text);
    const wording = measureWording(tokens, judgeNgrams(tokens, model), model);
    return { wording, label: labelNumber(text), set: text.set };
  });
}
