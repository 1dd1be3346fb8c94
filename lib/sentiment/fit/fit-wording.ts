import { shuffledIndices } from "../../statistics/shuffle.ts";
import { softmax } from "../../statistics/softmax.ts";
import type { Probabilities } from "../ngram-probabilities.ts";
import type { Weights } from "../sentiment-model.ts";

export type WordingExample = {
  wording: Record<string, number>;
  label: number;
  set: string;
  /** How much its collection counts beside the others; 1 when left out. */
  share?: number;
};

/** Hyperparameters. */
const EPOCHS = 15;
const LEARNING_RATE = 0.1;
const RIDGE_PENALTY = 1e-3;
const INITIAL_SQUARES = 0.01;

/**
 * Fits how wording is weighed: a softmax regression with a ridge penalty, by AdaGrad. Every collection counts alike,
 * whatever its size, so that none decides what is usual, unless it has a smaller share. Deterministic.
 * @param balance how far rare labels are weighed up: 0 not at all, 1 fully
 */
export function fitWording(examples: WordingExample[], balance: number): Weights {
  const names = Object.keys(examples[0]?.wording ?? {});
  const rows = examples.map(({ wording }) => Float64Array.from(names, (name) => wording[name] ?? 0));
  const importance = weighExamples(examples, balance);
  const weights = new Float64Array(names.length * 3);
  const squares = new Float64Array(weights.length).fill(INITIAL_SQUARES);
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    for (const n of shuffledIndices(rows.length, epoch)) {
      const row = rows[n] as Float64Array;
      const sums = [0, 1, 2].map((label) => sumWeights(weights, row, label)) as Probabilities;
      const probabilities = softmax(sums);
      for (let label = 0; label < 3; label++) {
        const error =
          ((probabilities[label] as number) - (label === examples[n]?.label ? 1 : 0)) *
          (importance[n] as number);
        for (let at = 0; at < row.length; at++) {
          const place = at * 3 + label;
          const gradient = error * (row[at] as number) + RIDGE_PENALTY * (weights[place] as number);
          squares[place] = (squares[place] as number) + gradient * gradient;
          weights[place] =
            (weights[place] as number) - (LEARNING_RATE * gradient) / Math.sqrt(squares[place] as number);
        }
      }
    }
  }
  const rounded = (value: number | undefined) => Number((value ?? 0).toFixed(4));
  return Object.fromEntries(
    names.map((name, at) => [name, [0, 1, 2].map((label) => rounded(weights[at * 3 + label]))]),
  );
}

function sumWeights(weights: Float64Array, row: Float64Array, label: number): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (weights[at * 3 + label] as number) * (row[at] as number);
  return sum;
}

function weighExamples(examples: WordingExample[], balance: number): number[] {
  const sets = Map.groupBy(examples, ({ set }) => set);
  const labels = Map.groupBy(examples, ({ set, label }) => `${set}/${label}`);
  return examples.map(({ set, label, share = 1 }) => {
    const inSet = sets.get(set)?.length ?? 1;
    const alike = labels.get(`${set}/${label}`)?.length ?? 1;
    return ((share * examples.length) / sets.size / inSet) * (inSet / 3 / alike) ** balance;
  });
}
