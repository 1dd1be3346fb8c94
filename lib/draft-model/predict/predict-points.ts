import type { Curve, OwnModel, PlatformModel } from "../draft-model.ts";
import { FEATURES, isOfFormat } from "../features/list-features.ts";
import type { HashedWords } from "../features/post-facts.ts";
import { addWords } from "./add-words.ts";

/** A post as the models see it. */
export type MeasuredPost = { features: ArrayLike<number>; hashWords: (() => HashedWords) | null };

const FARTHEST = 3;

/**
 * What the platform's model, and the own one where there is one, give a post over the usual post.
 *
 * @param post the measured post
 * @param model the platform's model
 * @param own what the workspace's own posts add; null without such a model
 * @returns percentile points, not bounded
 */
export function predictPoints(post: MeasuredPost, model: PlatformModel, own: OwnModel | null): number {
  const general = predictGeneral(post, model);
  return own === null
    ? general
    : general - own.usual + own.weight * (predictOwn(post, model, own) - own.usualOwn);
}

/** What the platform's model gives a post over the usual post: percentile points. */
export function predictGeneral(post: MeasuredPost, { curves, words }: PlatformModel): number {
  const { hashWords } = post;
  return predictCurves(post, curves) + (words && hashWords ? addWords(words, hashWords()) : 0);
}

/** What the documented features alone give a post over the usual post: percentile points. */
export function predictCurves({ features, hashWords }: MeasuredPost, curves: Record<string, Curve>): number {
  let sum = 0;
  for (const [index, { name }] of FEATURES.entries()) {
    const curve = curves[name];
    // Of a post whose text is not known, what its text would add is not known either.
    if (curve && (hashWords || isOfFormat(index))) sum += readCurve(curve, features[index] ?? Number.NaN);
  }
  return sum;
}

/** What a workspace's own posts add, before it is weighed: percentile points. */
export function predictOwn(
  { features, hashWords }: MeasuredPost,
  { curves }: PlatformModel,
  own: OwnModel,
): number {
  let sum = hashWords ? addWords(own.words, hashWords()) : 0;
  for (const [index, { name }] of FEATURES.entries()) {
    const [weight, curve] = [own.hand[name], curves[name]];
    if (weight && curve) sum += weight * standardise(curve, features[index] ?? Number.NaN);
  }
  return sum;
}

/** A value in standard deviations from the platform's mean, at most three; 0 when it is not known. */
export function standardise({ mean, deviation }: Pick<Curve, "mean" | "deviation">, value: number): number {
  if (Number.isNaN(value) || deviation === 0) return 0;
  return Math.max(-FARTHEST, Math.min(FARTHEST, (value - mean) / deviation));
}

function readCurve({ edges, points, unknown }: Curve, value: number): number {
  return Number.isNaN(value) ? unknown : (points[findStep(edges, value)] ?? 0);
}

/**
 * Which step a value falls into.
 *
 * @param edges rising lower bounds of all steps but the first
 * @param value any number
 * @returns 0 to the number of edges
 */
export function findStep(edges: readonly number[], value: number): number {
  let [from, to] = [0, edges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value >= (edges[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
