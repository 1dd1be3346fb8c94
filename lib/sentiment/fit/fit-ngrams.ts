import { fitSoftmax } from "../../statistics/fit-softmax.ts";
import type { SoftmaxFile } from "../../statistics/softmax.ts";
import { listNgrams } from "../list-ngrams.ts";
import { labelNumber, type TrainingText } from "./labelled-text.ts";

/** Hyperparameters. */
const BITS = 18;
const EPOCHS = 3;
const LEARNING_RATE = 0.3;

/** Fits the words: a softmax regression over hashed n-grams, stopped after three epochs. Deterministic. */
export function fitNgrams(texts: TrainingText[]): SoftmaxFile {
  const examples = texts.map(({ text, tokens }) => {
    return { row: listNgrams(tokens, BITS), label: labelNumber(text) };
  });
  return fitSoftmax(examples, { bits: BITS, epochs: EPOCHS, rate: LEARNING_RATE });
}
