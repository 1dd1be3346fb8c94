import { roundTo } from "../../statistics/round-to.ts";
import type { Curve, PlatformModel, WordWeights } from "../draft-model.ts";
import { predictCurves } from "../predict/predict-points.ts";
import { predictWords, quantiseWeights } from "../predict/word-weights.ts";
import type { Fold } from "./fit-folds.ts";
import { fitWords } from "./fit-words.ts";
import { toMeasuredPost } from "./labelled-post.ts";
import { buildTrainingSet, centreWithinAuthors, type TrainingSet } from "./training-set.ts";

type Predictions = { unseen: TrainingSet; curves: Float64Array; words: Float64Array };

/**
 * Adds words to the curves of a model, in place: both with the same spread, and together as steep as the posts of authors
 * that neither has seen say.
 *
 * @param model with its curves
 * @param trainingSet the posts that it was fitted on
 * @param folds the same authors, each once unseen
 */
export function blendWords(model: PlatformModel, trainingSet: TrainingSet, folds: readonly Fold[]): void {
  const predictions = folds.map(predictUnseen);
  const curves = spreadOf(predictions.map((one) => one.curves));
  const words = spreadOf(predictions.map((one) => one.words));
  let [products, squares] = [0, 0];
  for (const one of predictions) {
    for (const [at, weight] of one.unseen.weight.entries()) {
      const value = (one.curves[at] as number) / curves + (one.words[at] as number) / words;
      products += weight * value * (one.unseen.target[at] as number);
      squares += weight * value ** 2;
    }
  }
  const slope = Math.max(0, products / (squares || 1));
  const fitted = fitWordWeights(trainingSet);
  model.curves = scaleCurves(model.curves, slope / curves);
  model.words = { ...fitted, scale: Number(((fitted.scale * slope) / words).toPrecision(6)) };
}

/**
 * Curves with all their points multiplied.
 *
 * @param curves by feature
 * @param factor any number
 * @returns new curves
 */
export function scaleCurves(curves: Record<string, Curve>, factor: number): Record<string, Curve> {
  const scale = (points: number) => roundTo(points * factor, 3);
  const scaled = Object.entries(curves).map(([name, curve]) => {
    return [name, { ...curve, points: curve.points.map(scale), unknown: scale(curve.unknown) }] as const;
  });
  return Object.fromEntries(scaled);
}

function predictUnseen({ known, unseen: authors, curves }: Fold): Predictions {
  const unseen = buildTrainingSet(authors);
  const words = fitWordWeights(known);
  const predictions = {
    unseen,
    curves: Float64Array.from(unseen.posts, (post) => predictCurves(toMeasuredPost(post), curves)),
    words: Float64Array.from(unseen.posts, (post) => predictWords(words, post.words)),
  };
  centreWithinAuthors(predictions.curves, unseen);
  centreWithinAuthors(predictions.words, unseen);
  return predictions;
}

function fitWordWeights(trainingSet: TrainingSet): WordWeights {
  const { weights, idf } = fitWords(trainingSet);
  return quantiseWeights(weights, idf);
}

/** Root mean square over all parts; they are centred already. */
function spreadOf(parts: Float64Array[]): number {
  let [squares, n] = [0, 0];
  for (const part of parts) for (const value of part) [squares, n] = [squares + value ** 2, n + 1];
  return Math.sqrt(squares / n) || 1;
}
