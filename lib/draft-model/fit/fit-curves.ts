import { makeRandom } from "../../statistics/seeded-random.ts";
import type { Curve } from "../draft-model.ts";
import { FEATURES, isOfThemes, isSilentWhenUnknown } from "../features/list-features.ts";
import { binValues, chooseEdges } from "./bin-feature.ts";
import { centre, type Stack } from "./stack-authors.ts";

type Pace = { rounds: number; shareOfFeatures: number; withThemes: boolean };

/**
 * Chosen by cross-validation over authors on the train files. Of few authors what themes and shapes of texts do cannot be
 * learnt, and a long fit learns their whims.
 */
const MANY: Pace = { rounds: 1_000, shareOfFeatures: 0.15, withThemes: true };
const FEW: Pace = { rounds: 500, shareOfFeatures: 0.3, withThemes: false };
const MANY_AUTHORS = 100;
const RATE = 0.05;
const RUNS = 2;
const PENALTY = 1;
/** A step needs posts of so much weight on either side. */
const MIN_WEIGHT = 0.3;
const SHARE_OF_AUTHORS = 0.7;

type Column = { name: string; index: number; edges: number[]; bins: Uint8Array; sums: Float64Array };
type Cut = { column: Column; step: number; unknownLow: boolean; low: number; high: number; gain: number };

/**
 * Fits one curve for each feature: gradient boosting with steps, so that the model is a sum of curves of single features
 * (Lou, Caruana and Gehrke, "Intelligible models for classification and regression", KDD 2012). Errors are taken within
 * authors in each round. Deterministic.
 *
 * @param stack the posts to learn from
 * @returns curves of the features that vary, in percentile points, each with a mean of 0 over the posts
 */
export function fitCurves(stack: Stack): Record<string, Curve> {
  const pace = stack.starts.length > MANY_AUTHORS ? MANY : FEW;
  const columns = FEATURES.flatMap(({ name }, index) => {
    if (!pace.withThemes && isOfThemes(index)) return [];
    const values = Float64Array.from(stack.posts, ({ features }) => features[index] as number);
    const edges = chooseEdges(values);
    if (edges.length === 0) return [];
    return [{ name, index, edges, bins: binValues(values, edges), sums: new Float64Array(edges.length + 2) }];
  });
  for (let run = 1; run <= RUNS; run++) boost(columns, stack, { ...pace, run });
  return Object.fromEntries(columns.map((column) => [column.name, toCurve(column, stack)]));
}

function boost(
  columns: Column[],
  stack: Stack,
  { rounds, shareOfFeatures, run }: Pace & { run: number },
): void {
  const draw = makeRandom(`curves ${run}`);
  const error = Float64Array.from(stack.outcome);
  for (let round = 0; round < rounds; round++) {
    const drawn = drawPosts(stack, error, draw);
    let best: Cut | null = null;
    for (const column of columns) {
      if (draw() >= shareOfFeatures) continue;
      const cut = findCut(column, drawn);
      if (cut && cut.gain > (best?.gain ?? 0)) best = cut;
    }
    if (best === null) continue;
    apply(best, error);
    centre(error, stack);
  }
}

/** The posts of a round, with their weights and weighed errors. */
type Drawn = {
  posts: Int32Array;
  weights: Float64Array;
  errors: Float64Array;
  weight: number;
  slope: number;
};

function drawPosts({ starts, weight: all }: Stack, error: Float64Array, draw: () => number): Drawn {
  const posts = new Int32Array(error.length);
  const [weights, errors] = [new Float64Array(error.length), new Float64Array(error.length)];
  let [n, weight, slope] = [0, 0, 0];
  for (let author = 0; author + 1 < starts.length; author++) {
    if (draw() >= SHARE_OF_AUTHORS) continue;
    for (let at = starts[author] as number; at < (starts[author + 1] as number); at++) {
      const w = all[at] as number;
      posts[n] = at;
      weights[n] = w;
      errors[n] = w * (error[at] as number);
      weight += w;
      slope += errors[n++] as number;
    }
  }
  return { posts: posts.subarray(0, n), weights, errors, weight, slope };
}

/** The step of one feature that takes off most of the squared error; what is not known goes to either side. */
function findCut(column: Column, { posts, weights: all, errors, weight, slope }: Drawn): Cut | null {
  const { bins, sums } = column;
  const steps = sums.length;
  const [slopes, weights] = [new Float64Array(steps), new Float64Array(steps)];
  for (let n = 0; n < posts.length; n++) {
    const step = bins[posts[n] as number] as number;
    slopes[step] = (slopes[step] as number) + (errors[n] as number);
    weights[step] = (weights[step] as number) + (all[n] as number);
  }
  let best: Cut | null = null;
  for (const unknownLow of (weights[0] as number) > 0 ? [true, false] : [false]) {
    let [low, lowWeight] = unknownLow ? [slopes[0] as number, weights[0] as number] : [0, 0];
    for (let step = 1; step < steps - (unknownLow ? 1 : 0); step++) {
      low += slopes[step] as number;
      lowWeight += weights[step] as number;
      const [high, highWeight] = [slope - low, weight - lowWeight];
      if (lowWeight < MIN_WEIGHT || highWeight < MIN_WEIGHT) continue;
      const gain = low ** 2 / (lowWeight + PENALTY) + high ** 2 / (highWeight + PENALTY);
      if (gain <= (best?.gain ?? 0)) continue;
      const [lowPoints, highPoints] = [
        (RATE * low) / (lowWeight + PENALTY),
        (RATE * high) / (highWeight + PENALTY),
      ];
      best = { column, step, unknownLow, low: lowPoints, high: highPoints, gain };
    }
  }
  return best;
}

function apply({ column: { bins, sums }, step, unknownLow, low, high }: Cut, error: Float64Array): void {
  const added = Float64Array.from(sums, (_, bin) => ((bin === 0 ? unknownLow : bin <= step) ? low : high));
  for (let bin = 0; bin < sums.length; bin++)
    sums[bin] = (sums[bin] as number) + (added[bin] as number) / RUNS;
  for (let at = 0; at < bins.length; at++)
    error[at] = (error[at] as number) - (added[bins[at] as number] as number);
}

function toCurve({ index, edges, bins, sums }: Column, { posts, weight }: Stack): Curve {
  let [points, weights, mean, squares, known] = [0, 0, 0, 0, 0];
  for (let at = 0; at < bins.length; at++) {
    const [value, bin, w] = [posts[at]?.features[index] as number, bins[at] as number, weight[at] as number];
    if (bin === 0 && isSilentWhenUnknown(index)) continue;
    points += w * (sums[bin] as number);
    weights += w;
    if (Number.isNaN(value)) continue;
    mean += value;
    squares += value ** 2;
    known++;
  }
  mean /= known;
  const usual = points / weights;
  return {
    edges,
    points: [...sums.subarray(1)].map((sum) => round(sum - usual)),
    unknown: isSilentWhenUnknown(index) ? 0 : round((sums[0] as number) - usual),
    mean: Number(mean.toPrecision(6)),
    deviation: Number(Math.sqrt(Math.max(0, squares / known - mean ** 2)).toPrecision(6)),
  };
}

const round = (points: number) => Math.round(points * 1_000) / 1_000;
