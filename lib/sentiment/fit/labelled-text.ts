import type { Token } from "../tokenise.ts";

const LABELS = ["negative", "neutral", "positive"];

/** A text and what people said of it. */
export type LabelledText = {
  text: string;
  label: "negative" | "neutral" | "positive";
  /** ISO 639; Moroccan Arabic is `ary`. */
  language: string;
  /** Name of the collection. */
  set: string;
};

/** A labelled text with its tokens as they are classified. */
export type TrainingText = { text: LabelledText; tokens: Token[] };

/** 0 negative, 1 neutral, 2 positive. */
export function labelNumber({ label }: LabelledText): number {
  return LABELS.indexOf(label);
}
