import { readCheckList } from "../check-list.ts";
import { readHardComments } from "../hard-comments.ts";
import { measureWording } from "../measure-wording.ts";
import { ngramProbabilities } from "../ngram-probabilities.ts";
import { prepareText } from "../prepare-text.ts";
import { openSentimentModel, type SentimentFile, type SentimentModel } from "../sentiment-model.ts";
import { tokenise } from "../tokenise.ts";
import { WORDING_SIGNS } from "../wording-signs.ts";
import { findMarkers } from "./find-markers.ts";
import { fitNgrams } from "./fit-ngrams.ts";
import { fitWording, type WordingExample } from "./fit-wording.ts";
import { type LabelledText, labelNumber, type TrainingText } from "./labelled-text.ts";

const FOLDS = 5;
const CHECK_LIST = "check list";
const HARD_COMMENTS = "hard comments";
/** A full share teaches brief texts more, but makes the scores of real ones overconfident. */
const OWN_SHARE = 0.5;
/** How far rare labels are weighed up, by cross-validation: English collections differ more in their mix. */
const BALANCE = { english: 0.8, others: 0.5 };

export type SentimentTrainingData = {
  /** Texts whose words are learnt; the wording in other languages than English is fitted on them too. */
  words: LabelledText[];
  /** English texts that the weights of the wording are fitted on. */
  wording: LabelledText[];
  lexicon: Record<string, number>;
  emoji: Record<string, number>;
  sources: string[];
};

/**
 * Fits the whole sentiment model. Where both words and wording are fitted on a text, its words are judged by cross-fitting,
 * with a model that did not learn from it: else the wording would be fitted on memorised words. Deterministic.
 */
export function fitSentiment({
  words,
  wording,
  lexicon,
  emoji,
  sources,
}: SentimentTrainingData): SentimentFile {
  const empty: SentimentFile = {
    format: "plinth-sentiment-2",
    sources,
    lexicon,
    emoji,
    markers: findMarkers(words),
    ngrams: { bits: 0, scale: 1, bias: [0, 0, 0], weights: "" },
    wording: { english: {}, others: {} },
  };
  const model = openSentimentModel(empty);
  const texts = words.map((text) => toTrainingText(text, model));
  const ngrams = fitNgrams(texts);
  const learnt = new Set(words);
  const unseen = [
    ...wording.filter((text) => !learnt.has(text)),
    ...readCheckListTexts(),
    ...readHardTexts(),
  ].map((text) => toTrainingText(text, model));
  const ofWording = new Set(wording);
  const seen = texts.filter(({ text }) => ofWording.has(text) || isForeign(text, model));
  const examples = measure(unseen, { ...model, ngrams: open(ngrams, empty) });
  for (let fold = 0; seen.length > 0 && fold < FOLDS; fold++) {
    const held = new Set(seen.filter((_, n) => n % FOLDS === fold));
    const others = fitNgrams(texts.filter((text) => !held.has(text)));
    examples.push(...measure([...held], { ...model, ngrams: open(others, empty) }));
  }
  const weigh = (isEnglish: boolean) =>
    fitWording(
      examples.filter(({ language }) => (language === "en") === isEnglish),
      isEnglish ? BALANCE.english : BALANCE.others,
    );
  return { ...empty, ngrams, wording: { english: weigh(true), others: weigh(false) } };
}

/** The half of the check list that models are built with: what comments say and no licensed collection holds often enough. */
function readCheckListTexts(): LabelledText[] {
  return readCheckList().flatMap(({ half, text, label, language }) =>
    half === "build" ? [{ text, label, language, set: CHECK_LIST }] : [],
  );
}

/** The hard comments that models are built with; what is promotion has no label. */
function readHardTexts(): LabelledText[] {
  return readHardComments().flatMap(({ part, text, label, language }) =>
    part === "build" && label !== "spam" ? [{ text, label, language, set: HARD_COMMENTS }] : [],
  );
}

const open = (ngrams: SentimentFile["ngrams"], file: SentimentFile) =>
  openSentimentModel({ ...file, ngrams }).ngrams;

const isForeign = ({ language }: LabelledText, { vocabularies }: SentimentModel) =>
  language !== "en" && vocabularies.has(language);

function toTrainingText(text: LabelledText, { vocabularies }: SentimentModel): TrainingText {
  const tokens = tokenise(text.text);
  const vocabulary = vocabularies.get(text.language);
  return { text, tokens: vocabulary ? prepareText(tokens, vocabulary) : tokens };
}

/** A language other than English is a collection of its own, so that every language counts alike. */
function measure(texts: TrainingText[], model: SentimentModel): (WordingExample & { language: string })[] {
  return texts.flatMap(({ text, tokens }) => {
    const vocabulary = model.vocabularies.get(text.language);
    if (!vocabulary) return [];
    const values = measureWording(tokens, ngramProbabilities(tokens, model), vocabulary, model.emoji);
    const wording = Object.fromEntries(WORDING_SIGNS.map((sign, at) => [sign, values[at] as number]));
    const isOurs = text.set === CHECK_LIST || text.set === HARD_COMMENTS;
    const set = text.language === "en" || isOurs ? text.set : text.language;
    const share = isOurs ? OWN_SHARE : 1;
    return [{ wording, label: labelNumber(text), set, share, language: text.language }];
  });
}
