import { expect, it } from "vitest";
import { classifySentiment } from "../sentiment/classify-sentiment.ts";
import type { LabelledText } from "../sentiment/fit/labelled-text.ts";
import { openSentimentModel } from "../sentiment/sentiment-model.ts";
import { fitAllSentiment } from "./fit-all-sentiment.ts";

const LABELS = ["negative", "neutral", "positive"] as const;
/** Words that no lexicon knows, so that only a fitted model can classify them. */
const SAID = { negative: "zibbled and grofted", neutral: "mirked at noon", positive: "fendled and wommed" };

function makeSet(set: string, texts: number): LabelledText[] {
  return Array.from({ length: texts }, (_, n) => {
    const label = LABELS[n % 3] ?? "neutral";
    return { text: `the kettle was ${SAID[label]} by number ${n % 50}`, label, language: "en", set };
  });
}

it("learns words that an operator's own texts use, the same every time", () => {
  const sets = new Map([["own", makeSet("own", 1_200)]]);
  const [file, again] = [fitAllSentiment(sets), fitAllSentiment(sets)];
  expect(file).toEqual(again);
  if (!file) throw new Error("nothing was fitted");
  const model = openSentimentModel(file);
  for (const label of LABELS)
    expect(classifySentiment(`my kettle was ${SAID[label]}`, model)).toMatchObject({ label });
});

it("is nothing without texts", () => {
  expect(fitAllSentiment(new Map())).toBeNull();
});
