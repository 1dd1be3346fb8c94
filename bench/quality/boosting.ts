import { FEATURES } from "#lib/draft-model/features/list-features.ts";
import { binValues, chooseEdges } from "#lib/draft-model/fit/bin-feature.ts";
import type { AuthorPosts, LabelledPost } from "#lib/draft-model/fit/labelled-post.ts";
import { buildTrainingSet, centreWithinAuthors } from "#lib/draft-model/fit/training-set.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";

const ROUNDS = 150;
const DEPTH = 3;
const LEARNING_RATE = 0.05;
const RIDGE_PENALTY = 1;
const MIN_WEIGHT = 0.3;
const FEATURE_FRACTION = 0.3;

type Tree = number | { feature: number; edge: number; low: Tree; high: Tree };
type BinnedSet = { bins: Uint8Array[]; edges: number[][]; residuals: Float64Array; weight: Float64Array };
type Split = { feature: number; step: number; gain: number };

/**
 * A baseline for the product's models: gradient boosting with trees of depth 3 (Friedman 2001) on the same features of the
 * same authors. What is not known counts as the lowest value.
 * @param authors to learn from
 * @returns the prediction for a post
 */
export function boostTrees(authors: readonly AuthorPosts[]): (post: LabelledPost) => number {
  const trainingSet = buildTrainingSet(authors);
  const edges = FEATURES.map((_, index) =>
    chooseEdges(Float64Array.from(trainingSet.posts, readFeature(index))),
  );
  const bins = edges.map((own, index) =>
    binValues(Float64Array.from(trainingSet.posts, readFeature(index)), own),
  );
  const binned = {
    bins,
    edges,
    residuals: Float64Array.from(trainingSet.target),
    weight: trainingSet.weight,
  };
  const random = seededRandom("boosting");
  const trees: Tree[] = [];
  const all = Int32Array.from(trainingSet.posts, (_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    const features = FEATURES.flatMap((_, index) => (random() < FEATURE_FRACTION ? [index] : []));
    const tree = grow(binned, features, all, DEPTH);
    trees.push(tree);
    for (const [at, post] of trainingSet.posts.entries())
      binned.residuals[at] = (binned.residuals[at] as number) - follow(tree, post);
    centreWithinAuthors(binned.residuals, trainingSet);
  }
  return (post) => trees.reduce<number>((sum, tree) => sum + follow(tree, post), 0);
}

const readFeature =
  (index: number) =>
  ({ features }: LabelledPost) =>
    features[index] as number;

function grow(binned: BinnedSet, features: number[], posts: Int32Array, depth: number): Tree {
  let [gradient, weight] = [0, 0];
  for (const at of posts) {
    gradient += (binned.weight[at] as number) * (binned.residuals[at] as number);
    weight += binned.weight[at] as number;
  }
  const split = depth === 0 ? null : findSplit(binned, features, posts, { gradient, weight });
  if (split === null) return (LEARNING_RATE * gradient) / (weight + RIDGE_PENALTY);
  const own = binned.bins[split.feature] as Uint8Array;
  const side = (isLow: boolean) => posts.filter((at) => (own[at] as number) <= split.step === isLow);
  return {
    feature: split.feature,
    edge: split.step === 0 ? Number.NEGATIVE_INFINITY : (binned.edges[split.feature]?.[split.step - 1] ?? 0),
    low: grow(binned, features, side(true), depth - 1),
    high: grow(binned, features, side(false), depth - 1),
  };
}

function findSplit(
  { bins, edges, residuals, weight: weights }: BinnedSet,
  features: number[],
  posts: Int32Array,
  { gradient, weight }: { gradient: number; weight: number },
): Split | null {
  let best: Split | null = null;
  for (const feature of features) {
    const own = bins[feature] as Uint8Array;
    const steps = (edges[feature] as number[]).length + 2;
    const [gradients, sums] = [new Float64Array(steps), new Float64Array(steps)];
    for (const at of posts) {
      const bin = own[at] as number;
      gradients[bin] = (gradients[bin] as number) + (weights[at] as number) * (residuals[at] as number);
      sums[bin] = (sums[bin] as number) + (weights[at] as number);
    }
    let [low, lowWeight] = [0, 0];
    for (let step = 0; step < steps - 1; step++) {
      low += gradients[step] as number;
      lowWeight += sums[step] as number;
      if (lowWeight < MIN_WEIGHT || weight - lowWeight < MIN_WEIGHT) continue;
      const gain =
        low ** 2 / (lowWeight + RIDGE_PENALTY) + (gradient - low) ** 2 / (weight - lowWeight + RIDGE_PENALTY);
      if (gain > (best?.gain ?? gradient ** 2 / (weight + RIDGE_PENALTY))) best = { feature, step, gain };
    }
  }
  return best;
}

function follow(tree: Tree, post: LabelledPost): number {
  let at = tree;
  while (typeof at !== "number") {
    const value = readFeature(at.feature)(post);
    at = Number.isNaN(value) || value < at.edge ? at.low : at.high;
  }
  return at;
}
