import { FEATURES } from "#lib/draft-model/features/list-features.ts";
import type { AuthorPosts, KnownPost } from "#lib/draft-model/fit/author-posts.ts";
import { binValues, chooseEdges } from "#lib/draft-model/fit/bin-feature.ts";
import { centre, stackAuthors } from "#lib/draft-model/fit/stack-authors.ts";
import { makeRandom } from "#lib/statistics/seeded-random.ts";

const ROUNDS = 150;
const DEPTH = 3;
const RATE = 0.05;
const PENALTY = 1;
const MIN_WEIGHT = 0.3;
const SHARE_OF_FEATURES = 0.3;

type Tree = number | { feature: number; edge: number; low: Tree; high: Tree };
type Lesson = { bins: Uint8Array[]; edges: number[][]; error: Float64Array; weight: Float64Array };
type Cut = { feature: number; step: number; gain: number };

/**
 * What the product's models are compared with: gradient boosting with trees of depth 3 (Friedman 2001) on the same features
 * of the same authors. What is not known counts as least.
 * @param authors to learn from
 * @returns the prediction for a post
 */
export function boostTrees(authors: readonly AuthorPosts[]): (post: KnownPost) => number {
  const stack = stackAuthors(authors);
  const edges = FEATURES.map((_, index) => chooseEdges(Float64Array.from(stack.posts, readFeature(index))));
  const bins = edges.map((own, index) => binValues(Float64Array.from(stack.posts, readFeature(index)), own));
  const lesson = { bins, edges, error: Float64Array.from(stack.outcome), weight: stack.weight };
  const draw = makeRandom("boosting");
  const trees: Tree[] = [];
  const all = Int32Array.from(stack.posts, (_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    const features = FEATURES.flatMap((_, index) => (draw() < SHARE_OF_FEATURES ? [index] : []));
    const tree = grow(lesson, features, all, DEPTH);
    trees.push(tree);
    for (const [at, post] of stack.posts.entries())
      lesson.error[at] = (lesson.error[at] as number) - follow(tree, post);
    centre(lesson.error, stack);
  }
  return (post) => trees.reduce<number>((sum, tree) => sum + follow(tree, post), 0);
}

const readFeature =
  (index: number) =>
  ({ features }: KnownPost) =>
    features[index] as number;

function grow(lesson: Lesson, features: number[], posts: Int32Array, depth: number): Tree {
  let [slope, weight] = [0, 0];
  for (const at of posts) {
    slope += (lesson.weight[at] as number) * (lesson.error[at] as number);
    weight += lesson.weight[at] as number;
  }
  const cut = depth === 0 ? null : findCut(lesson, features, posts, { slope, weight });
  if (cut === null) return (RATE * slope) / (weight + PENALTY);
  const own = lesson.bins[cut.feature] as Uint8Array;
  const side = (isLow: boolean) => posts.filter((at) => (own[at] as number) <= cut.step === isLow);
  return {
    feature: cut.feature,
    edge: cut.step === 0 ? Number.NEGATIVE_INFINITY : (lesson.edges[cut.feature]?.[cut.step - 1] ?? 0),
    low: grow(lesson, features, side(true), depth - 1),
    high: grow(lesson, features, side(false), depth - 1),
  };
}

function findCut(
  { bins, edges, error, weight: weights }: Lesson,
  features: number[],
  posts: Int32Array,
  { slope, weight }: { slope: number; weight: number },
): Cut | null {
  let best: Cut | null = null;
  for (const feature of features) {
    const own = bins[feature] as Uint8Array;
    const steps = (edges[feature] as number[]).length + 2;
    const [slopes, sums] = [new Float64Array(steps), new Float64Array(steps)];
    for (const at of posts) {
      const bin = own[at] as number;
      slopes[bin] = (slopes[bin] as number) + (weights[at] as number) * (error[at] as number);
      sums[bin] = (sums[bin] as number) + (weights[at] as number);
    }
    let [low, lowWeight] = [0, 0];
    for (let step = 0; step < steps - 1; step++) {
      low += slopes[step] as number;
      lowWeight += sums[step] as number;
      if (lowWeight < MIN_WEIGHT || weight - lowWeight < MIN_WEIGHT) continue;
      const gain = low ** 2 / (lowWeight + PENALTY) + (slope - low) ** 2 / (weight - lowWeight + PENALTY);
      if (gain > (best?.gain ?? slope ** 2 / (weight + PENALTY))) best = { feature, step, gain };
    }
  }
  return best;
}

function follow(tree: Tree, post: KnownPost): number {
  let at = tree;
  while (typeof at !== "number") {
    const value = readFeature(at.feature)(post);
    at = Number.isNaN(value) || value < at.edge ? at.low : at.high;
  }
  return at;
}
