import { readCheckList } from "../check-list.ts";
import { judgeNgrams } from "../judge-ngrams.ts";
import { measureWording } from "../measure-wording.ts";
import { openSentimentModel, type SentimentFile, type SentimentModel } from "../sentiment-model.ts";
import { findMarkers } from "./find-markers.ts";
import { fitNgrams } from "./fit-ngrams.ts";
import { fitWording, type WordingExample } from "./fit-wording.ts";
import { type LabelledText, labelNumber } from "./labelled-text.ts";
import { type Lesson, readLesson } from "./read-lesson.ts";

const FOLDS = 5;
const OWN = "check list";
/** A full share teaches brief texts more, but makes scores of real ones surer than they are right. */
const OWN_SHARE = 0.3;

export type Lessons = {
  /** Texts whose words are learnt; those in other languages than English also teach how wording weighs there. */
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
  const lessons = words.map((text) => readLesson(text, model));
  const ngrams = fitNgrams(lessons);
  const learnt = new Set(words);
  const unseen = [...wording.filter((text) => !learnt.has(text)), ...readOwnTexts()].map((text) =>
    readLesson(text, model),
  );
  const isAsked = new Set(wording);
  const seen = lessons.filter(({ text }) => isAsked.has(text) || teachesOthers(text, model));
  const examples = measure(unseen, { ...model, ngrams: open(ngrams, empty) });
  for (let fold = 0; seen.length > 0 && fold < FOLDS; fold++) {
    const held = new Set(seen.filter((_, n) => n % FOLDS === fold));
    const others = fitNgrams(lessons.filter((lesson) => !held.has(lesson)));
    examples.push(...measure([...held], { ...model, ngrams: open(others, empty) }));
  }
  const weigh = (isEnglish: boolean) =>
    fitWording(examples.filter(({ language }) => (language === "en") === isEnglish));
  return { ...empty, ngrams, wording: { english: weigh(true), others: weigh(false) } };
}

/** The half of the check list that may be looked at: what comments say that no licensed collection holds often enough. */
function readOwnTexts(): LabelledText[] {
  return readCheckList().flatMap(({ half, text, label, language }) =>
    half === "build" ? [{ text, label, language, set: OWN }] : [],
  );
}

const open = (ngrams: SentimentFile["ngrams"], file: SentimentFile) =>
  openSentimentModel({ ...file, ngrams }).ngrams;

const teachesOthers = ({ language }: LabelledText, { vocabularies }: SentimentModel) =>
  language !== "en" && vocabularies.has(language);

/** A language other than English is a collection of its own, so that every language counts alike. */
function measure(lessons: Lesson[], model: SentimentModel): (WordingExample & { language: string })[] {
  return lessons.flatMap(({ text, tokens }) => {
    const vocabulary = model.vocabularies.get(text.language);
    if (!vocabulary) return [];
    const wording = measureWording(tokens, judgeNgrams(tokens, model), vocabulary, model.emoji);
    const set = text.language === "en" || text.set === OWN ? text.set : text.language;
    const share = text.set === OWN ? OWN_SHARE : 1;
    return [{ wording, label: labelNumber(text), set, share, language: text.language }];
  });
}
