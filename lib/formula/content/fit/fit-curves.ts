import { makeRandom } from "../../make-random.ts";
import type { Curve } from "../v1/draft-model.ts";
import { FEATURES, isSilentWhenUnknown } from "../v1/features/list-features.ts";
import { binValues, chooseEdges } from "./bin-feature.ts";
import { centre, type Stack } from "./stack-authors.ts";

/** Chosen by cross-validation over authors on the train files. */
const ROUNDS = 500;
const RATE = 0.05;
const RUNS = 2;
const PENALTY = 1;
/** A step needs posts of so much weight on either side. */
const LEAST_WEIGHT = 0.3;
const SHARE_OF_FEATURES = 0.3;
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
  const columns = FEATURES.flatMap(({ name }, index) => {
    const values = Float64Array.from(stack.posts, ({ features }) => features[index] as number);
    const edges = chooseEdges(values);
    if (edges.length === 0) return [];
    return [{ name, index, edges, bins: binValues(values, edges), sums: new Float64Array(edges.length + 2) }];
  });
  for (let run = 1; run <= RUNS; run++) boost(columns, stack, run);
  return Object.fromEntries(columns.map((column) => [column.name, toCurve(column, stack)]));
}

function boost(columns: Column[], stack: Stack, run: number): void {
  const draw = makeRandom(`curves ${run}`);
  const error = Float64Array.from(stack.outcome);
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = drawPosts(stack, draw);
    let best: Cut | null = null;
    for (const column of columns) {
      if (draw() >= SHARE_OF_FEATURES) continue;
      const cut = findCut(column, { drawn, error, weight: stack.weight });
      if (cut && cut.gain > (best?.gain ?? 0)) best = cut;
    }
    if (best === null) continue;
    apply(best, error);
    centre(error, stack);
  }
}

function drawPosts({ starts, posts }: Stack, draw: () => number): Int32Array {
  const drawn = new Int32Array(posts.length);
  let n = 0;
  for (let author = 0; author + 1 < starts.length; author++) {
    if (draw() >= SHARE_OF_AUTHORS) continue;
    for (let at = starts[author] as number; at < (starts[author + 1] as number); at++) drawn[n++] = at;
  }
  return drawn.subarray(0, n);
}

type Errors = { drawn: Int32Array; error: Float64Array; weight: Float64Array };

/** The step of one feature that takes off most of the squared error; what is not known goes to either side. */
function findCut(column: Column, { drawn, error, weight }: Errors): Cut | null {
  const steps = column.sums.length;
  const [slopes, weights] = [new Float64Array(steps), new Float64Array(steps)];
  let [slope, all] = [0, 0];
  for (let n = 0; n < drawn.length; n++) {
    const at = drawn[n] as number;
    const [step, w] = [column.bins[at] as number, weight[at] as number];
    slopes[step] = (slopes[step] as number) + w * (error[at] as number);
    weights[step] = (weights[step] as number) + w;
    slope += w * (error[at] as number);
    all += w;
  }
  let best: Cut | null = null;
  for (const unknownLow of (weights[0] as number) > 0 ? [true, false] : [false]) {
    let [low, lowWeight] = unknownLow ? [slopes[0] as number, weights[0] as number] : [0, 0];
    for (let step = 1; step < steps - (unknownLow ? 1 : 0); step++) {
      low += slopes[step] as number;
      lowWeight += weights[step] as number;
      const [high, highWeight] = [slope - low, all - lowWeight];
      if (lowWeight < LEAST_WEIGHT || highWeight < LEAST_WEIGHT) continue;
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
