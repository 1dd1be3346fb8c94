import { roundTo } from "../../statistics/round-to.ts";
import { seededRandom } from "../../statistics/seeded-random.ts";
import type { Curve } from "../draft-model.ts";
import { FEATURES, isOfThemes, isOfWordLists, isSilentWhenUnknown } from "../features/list-features.ts";
import { binValues, chooseEdges } from "./bin-feature.ts";
import { centreWithinAuthors, type TrainingSet } from "./training-set.ts";

type Hyperparameters = { rounds: number; featureFraction: number; withThemes: boolean; fits: number };

/**
 * Hyperparameters, chosen by cross-validation over authors on the train files. Of few authors what themes and shapes of
 * texts do cannot be learnt, and a long fit overfits them. The curves are the mean of so many fits: of few authors a single
 * one is noisy.
 */
const MANY_AUTHORS: Hyperparameters = { rounds: 1_000, featureFraction: 0.15, withThemes: true, fits: 2 };
const FEW_AUTHORS: Hyperparameters = { rounds: 500, featureFraction: 0.3, withThemes: false, fits: 8 };
const MIN_MANY_AUTHORS = 100;
const LEARNING_RATE = 0.05;
const RIDGE_PENALTY = 1;
/** Least weight of the posts on either side of a split. */
const MIN_WEIGHT = 0.3;
const AUTHOR_FRACTION = 0.7;
/**
 * Points between the ends of a curve that a single word can move along, so that a typo stays a trifle. It costs no platform
 * any of its rank correlation beyond chance.
 */
const REACH_OF_WORDS = 3;

type Column = { name: string; index: number; edges: number[]; bins: Uint8Array; points: Float64Array };
type Split = { column: Column; step: number; unknownLow: boolean; low: number; high: number; gain: number };

/**
 * Fits one curve for each feature: gradient boosting with steps, so that the model is a sum of curves of single features
 * (Lou, Caruana and Gehrke, "Intelligible models for classification and regression", KDD 2012). Residuals are centred
 * within authors in each round. Deterministic.
 *
 * @param trainingSet the posts to learn from
 * @returns curves of the features that vary, in percentile points, each with a mean of 0 over the posts
 */
export function fitCurves(trainingSet: TrainingSet): Record<string, Curve> {
  const hyperparameters = trainingSet.starts.length > MIN_MANY_AUTHORS ? MANY_AUTHORS : FEW_AUTHORS;
  const columns = FEATURES.flatMap(({ name }, index) => {
    if (!hyperparameters.withThemes && isOfThemes(index)) return [];
    const values = Float64Array.from(trainingSet.posts, ({ features }) => features[index] as number);
    const edges = chooseEdges(values);
    if (edges.length === 0) return [];
    return [
      { name, index, edges, bins: binValues(values, edges), points: new Float64Array(edges.length + 2) },
    ];
  });
  for (let fit = 1; fit <= hyperparameters.fits; fit++)
    boost(columns, trainingSet, { ...hyperparameters, fit });
  for (const { index, points } of columns) if (isOfWordLists(index)) limitReach(points);
  return Object.fromEntries(columns.map((column) => [column.name, toCurve(column, trainingSet)]));
}

function boost(
  columns: Column[],
  trainingSet: TrainingSet,
  { rounds, featureFraction, fits, fit }: Hyperparameters & { fit: number },
): void {
  const random = seededRandom(`curves ${fit}`);
  const residuals = Float64Array.from(trainingSet.target);
  for (let round = 0; round < rounds; round++) {
    const sample = sampleAuthors(trainingSet, residuals, random);
    let best: Split | null = null;
    for (const column of columns) {
      if (random() >= featureFraction) continue;
      const split = findSplit(column, sample);
      if (split && split.gain > (best?.gain ?? 0)) best = split;
    }
    if (best === null) continue;
    apply(best, residuals, fits);
    centreWithinAuthors(residuals, trainingSet);
  }
}

/** The posts of a round, with their weights and gradients: weighted residuals; and the sums of both. */
type Sample = {
  posts: Int32Array;
  weights: Float64Array;
  gradients: Float64Array;
  weight: number;
  gradient: number;
};

function sampleAuthors(
  { starts, weight: all }: TrainingSet,
  residuals: Float64Array,
  random: () => number,
): Sample {
  const posts = new Int32Array(residuals.length);
  const [weights, gradients] = [new Float64Array(residuals.length), new Float64Array(residuals.length)];
  let [n, weight, gradient] = [0, 0, 0];
  for (let author = 0; author + 1 < starts.length; author++) {
    if (random() >= AUTHOR_FRACTION) continue;
    for (let at = starts[author] as number; at < (starts[author + 1] as number); at++) {
      const w = all[at] as number;
      posts[n] = at;
      weights[n] = w;
      gradients[n] = w * (residuals[at] as number);
      weight += w;
      gradient += gradients[n++] as number;
    }
  }
  return { posts: posts.subarray(0, n), weights, gradients, weight, gradient };
}

/** The step of one feature that takes off most of the squared error; posts without a value go to either side. */
function findSplit(
  column: Column,
  { posts, weights: all, gradients: own, weight, gradient }: Sample,
): Split | null {
  const { bins, points } = column;
  const steps = points.length;
  const [gradients, weights] = [new Float64Array(steps), new Float64Array(steps)];
  for (let n = 0; n < posts.length; n++) {
    const step = bins[posts[n] as number] as number;
    gradients[step] = (gradients[step] as number) + (own[n] as number);
    weights[step] = (weights[step] as number) + (all[n] as number);
  }
  let best: Split | null = null;
  for (const unknownLow of (weights[0] as number) > 0 ? [true, false] : [false]) {
    let [low, lowWeight] = unknownLow ? [gradients[0] as number, weights[0] as number] : [0, 0];
    for (let step = 1; step < steps - (unknownLow ? 1 : 0); step++) {
      low += gradients[step] as number;
      lowWeight += weights[step] as number;
      const [high, highWeight] = [gradient - low, weight - lowWeight];
      if (lowWeight < MIN_WEIGHT || highWeight < MIN_WEIGHT) continue;
      const gain = low ** 2 / (lowWeight + RIDGE_PENALTY) + high ** 2 / (highWeight + RIDGE_PENALTY);
      if (gain <= (best?.gain ?? 0)) continue;
      const [lowPoints, highPoints] = [
        (LEARNING_RATE * low) / (lowWeight + RIDGE_PENALTY),
        (LEARNING_RATE * high) / (highWeight + RIDGE_PENALTY),
      ];
      best = { column, step, unknownLow, low: lowPoints, high: highPoints, gain };
    }
  }
  return best;
}

function apply({ column, step, unknownLow, low, high }: Split, residuals: Float64Array, fits: number): void {
  const { bins, points } = column;
  const added = Float64Array.from(points, (_, bin) => ((bin === 0 ? unknownLow : bin <= step) ? low : high));
  for (let bin = 0; bin < points.length; bin++)
    points[bin] = (points[bin] as number) + (added[bin] as number) / fits;
  for (let at = 0; at < bins.length; at++)
    residuals[at] = (residuals[at] as number) - (added[bins[at] as number] as number);
}

/** In place; the first point is that of what is not known. */
function limitReach(points: Float64Array): void {
  const known = points.subarray(1);
  const reach = Math.max(...known) - Math.min(...known);
  if (reach <= REACH_OF_WORDS) return;
  for (let at = 0; at < points.length; at++) points[at] = ((points[at] as number) * REACH_OF_WORDS) / reach;
}

function toCurve({ index, edges, bins, points }: Column, { posts, weight }: TrainingSet): Curve {
  let [weighted, weights, mean, squares, known] = [0, 0, 0, 0, 0];
  for (let at = 0; at < bins.length; at++) {
    const [value, bin, w] = [posts[at]?.features[index] as number, bins[at] as number, weight[at] as number];
    if (bin === 0 && isSilentWhenUnknown(index)) continue;
    weighted += w * (points[bin] as number);
    weights += w;
    if (Number.isNaN(value)) continue;
    mean += value;
    squares += value ** 2;
    known++;
  }
  mean /= known;
  const usual = weighted / weights;
  return {
    edges,
    points: Array.from(points.subarray(1), (one) => roundTo(one - usual, 3)),
    unknown: isSilentWhenUnknown(index) ? 0 : roundTo((points[0] as number) - usual, 3),
    mean: Number(mean.toPrecision(6)),
    deviation: Number(Math.sqrt(Math.max(0, squares / known - mean ** 2)).toPrecision(6)),
  };
}
