import { fitAllSentiment } from "#lib/models/fit-all-sentiment.ts";
import { readLabelledTexts } from "#lib/models/read-labelled-texts.ts";
import { classifySentiment } from "#lib/sentiment/classify-sentiment.ts";
import { fitSentiment } from "#lib/sentiment/fit/fit-sentiment.ts";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";
import { openSentimentModel, type SentimentModel } from "#lib/sentiment/sentiment-model.ts";
import type { Judged } from "./macro-f1.ts";
import { readTables, type Sets, take, WORDING, WORDS } from "./training-sets.ts";

const FOLDS = 5;

/** A collection, judged by models that did not learn from the text that they judge. */
export type JudgedSet = { way: Way; set: string; texts: LabelledText[]; judged: Judged[] };

/**
 * `English`: the wording weighed on the other three collections. `others`: in five parts, each by what the other four
 * teach. `trained`: everything learnt from but a fifth, which is judged.
 */
export type Way = "English" | "others" | "trained";

/** Every collection in every way, in the order of its texts. */
export function judgeSentiment(folder: string): JudgedSet[] {
  const sets = readLabelledTexts(folder);
  const tables = { ...readTables(folder), sources: [] };
  return [...judgeEnglish(sets, tables), ...judgeOthers(sets, tables), ...judgeTrained(sets)];
}

type Tables = Omit<Parameters<typeof fitSentiment>[0], "words" | "wording">;

function judgeEnglish(sets: Sets, tables: Tables): JudgedSet[] {
  return WORDING.map((set) => {
    const others = take(
      sets,
      WORDING.filter((other) => other !== set),
    );
    const model = openSentimentModel(fitSentiment({ words: take(sets, WORDS), wording: others, ...tables }));
    const texts = sets.get(set) ?? [];
    return { way: "English", set, texts, judged: judge(texts, model) };
  });
}

function judgeOthers(sets: Sets, tables: Tables): JudgedSet[] {
  const judged = new Map<LabelledText, Judged>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_: LabelledText, n: number) => n % FOLDS === fold;
    const words = WORDS.flatMap((name) => (sets.get(name) ?? []).filter((text, n) => !isHeld(text, n)));
    const model = openSentimentModel(fitSentiment({ words, wording: take(sets, WORDING), ...tables }));
    for (const name of WORDS)
      for (const text of (sets.get(name) ?? []).filter(isHeld)) judged.set(text, judgeOne(text, model));
  }
  return ["umsab_multilingual", "afrisenti"].map((set) => {
    const texts = sets.get(set) ?? [];
    return { way: "others", set, texts, judged: texts.map((text) => judged.get(text) as Judged) };
  });
}

function judgeTrained(sets: Sets): JudgedSet[] {
  const isHeld = (_: LabelledText, n: number) => n % FOLDS === 0;
  const known = new Map([...sets].map(([name, texts]) => [name, texts.filter((t, n) => !isHeld(t, n))]));
  const fitted = fitAllSentiment(known);
  if (!fitted) return [];
  const model = openSentimentModel(fitted);
  return [...WORDING, "umsab_multilingual", "afrisenti"].map((set) => {
    const texts = (sets.get(set) ?? []).filter(isHeld);
    return { way: "trained", set, texts, judged: judge(texts, model) };
  });
}

/** Texts with their label and what a model says of them. */
export function judge(texts: LabelledText[], model: SentimentModel): Judged[] {
  return texts.map((text) => judgeOne(text, model));
}

function judgeOne({ text, label }: LabelledText, model: SentimentModel): Judged {
  return { label, said: classifySentiment(text, model).label };
}
