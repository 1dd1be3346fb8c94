import type { Curve, PlatformModel, WordWeights } from "../draft-model.ts";
import { addWords, packWords } from "../predict/add-words.ts";
import { predictCurves } from "../predict/predict-points.ts";
import type { Fold } from "./fit-folds.ts";
import { fitWords } from "./fit-words.ts";
import { measuredOf } from "./measured-of.ts";
import { centre, type Stack, stackAuthors } from "./stack-authors.ts";

type Predictions = { stack: Stack; curves: Float64Array; words: Float64Array };

/**
 * Adds words to the curves of a model, in place: both with the same spread, and together as steep as the posts of authors
 * that neither has seen say.
 *
 * @param model with its curves
 * @param stack the posts that it was fitted on
 * @param folds the same authors, each once unseen
 */
export function blendWords(model: PlatformModel, stack: Stack, folds: readonly Fold[]): void {
  const predictions = folds.map(predictUnseen);
  const curves = spreadOf(predictions.map((one) => one.curves));
  const words = spreadOf(predictions.map((one) => one.words));
  let [together, squares] = [0, 0];
  for (const one of predictions) {
    for (const [at, weight] of one.stack.weight.entries()) {
      const value = (one.curves[at] as number) / curves + (one.words[at] as number) / words;
      together += weight * value * (one.stack.outcome[at] as number);
      squares += weight * value ** 2;
    }
  }
  const slope = Math.max(0, together / (squares || 1));
  const learnt = learnWords(stack);
  model.curves = scaleCurves(model.curves, slope / curves);
  model.words = { ...learnt, scale: Number(((learnt.scale * slope) / words).toPrecision(6)) };
}

/**
 * Curves with all their steps so many times as high.
 *
 * @param curves by feature
 * @param factor any number
 * @returns new curves
 */
export function scaleCurves(curves: Record<string, Curve>, factor: number): Record<string, Curve> {
  const scale = (points: number) => Math.round(points * factor * 1_000) / 1_000;
  const scaled = Object.entries(curves).map(([name, curve]) => {
    return [name, { ...curve, points: curve.points.map(scale), unknown: scale(curve.unknown) }] as const;
  });
  return Object.fromEntries(scaled);
}

function predictUnseen({ known, unseen, curves }: Fold): Predictions {
  const stack = stackAuthors(unseen);
  const words = learnWords(known);
  const predictions = {
    stack,
    curves: Float64Array.from(stack.posts, (post) => predictCurves(measuredOf(post), curves)),
    words: Float64Array.from(stack.posts, (post) => addWords(words, post.words)),
  };
  centre(predictions.curves, stack);
  centre(predictions.words, stack);
  return predictions;
}

function learnWords(stack: Stack): WordWeights {
  const { weights, rarity } = fitWords(stack);
  return packWords(weights, rarity);
}

function spreadOf(parts: Float64Array[]): number {
  let [squares, n] = [0, 0];
  for (const part of parts) for (const value of part) [squares, n] = [squares + value ** 2, n + 1];
  return Math.sqrt(squares / n) || 1;
}
