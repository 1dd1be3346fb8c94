import { clamp } from "../../statistics/clamp.ts";
import type { AccountModel, Curve, PlatformModel } from "../draft-model.ts";
import { FEATURES, isOfFormat } from "../features/list-features.ts";
import type { HashedWords } from "../features/post-facts.ts";
import { predictWords } from "./word-weights.ts";

/** A post as the models see it. */
export type MeasuredPost = { features: ArrayLike<number>; hashWords: (() => HashedWords) | null };

/** Standard deviations beyond which a value is taken as an outlier. */
const MAX_DEVIATIONS = 3;

/**
 * What the platform's model gives a post over the usual post; where there is an account-specific one, both by its weight.
 *
 * @param post the measured post
 * @param model the platform's model
 * @param account the account-specific model; null without one
 * @returns percentile points, not bounded
 */
export function predictPoints(
  post: MeasuredPost,
  model: PlatformModel,
  account: AccountModel | null,
): number {
  const general = predictByPlatform(post, model);
  if (account === null) return general;
  const own = predictByAccount(post, model, account);
  return (1 - account.weight) * (general - account.usual) + account.weight * (own - account.usualOwn);
}

/** What the platform's model gives a post over the usual post: percentile points. */
export function predictByPlatform(post: MeasuredPost, { curves, words }: PlatformModel): number {
  const { hashWords } = post;
  return predictCurves(post, curves) + (words && hashWords ? predictWords(words, hashWords()) : 0);
}

/** What the documented features alone give a post over the usual post: percentile points. */
export function predictCurves({ features, hashWords }: MeasuredPost, curves: Record<string, Curve>): number {
  const inOrder = orderCurves(curves);
  let sum = 0;
  for (let index = 0; index < inOrder.length; index++) {
    const curve = inOrder[index];
    // Without a text, what it would add is not known either.
    if (curve && (hashWords || isOfFormat(index))) sum += readCurve(curve, features[index] ?? Number.NaN);
  }
  return sum;
}

/** Curves in the order of `FEATURES`, so that they need not be looked up by name for every text. */
const ordered = new WeakMap<Record<string, Curve>, readonly (Curve | undefined)[]>();

function orderCurves(curves: Record<string, Curve>): readonly (Curve | undefined)[] {
  const known = ordered.get(curves) ?? FEATURES.map(({ name }) => curves[name]);
  ordered.set(curves, known);
  return known;
}

/** What an account's own posts alone give a post: percentile points. */
export function predictByAccount(
  { features, hashWords }: MeasuredPost,
  model: PlatformModel,
  account: AccountModel,
): number {
  let sum = hashWords ? predictWords(account.words, hashWords()) : 0;
  for (const { index, weight, curve } of orderHand(account, model))
    sum += weight * standardise(curve, features[index] ?? Number.NaN);
  return sum;
}

type Weighted = { index: number; weight: number; curve: Curve };

/** What an account's model makes of features, by the platform's model that it was fitted beside; in the order of `FEATURES`. */
const hands = new WeakMap<AccountModel, { curves: Record<string, Curve>; inOrder: readonly Weighted[] }>();

function orderHand(account: AccountModel, { curves }: PlatformModel): readonly Weighted[] {
  const known = hands.get(account);
  if (known?.curves === curves) return known.inOrder;
  const inOrder = FEATURES.flatMap(({ name }, index) => {
    const [weight, curve] = [account.hand[name], curves[name]];
    return weight && curve ? [{ index, weight, curve }] : [];
  });
  hands.set(account, { curves, inOrder });
  return inOrder;
}

/** A value in standard deviations from the platform's mean, at most three; 0 when it is not known. */
export function standardise({ mean, deviation }: Pick<Curve, "mean" | "deviation">, value: number): number {
  if (Number.isNaN(value) || deviation === 0) return 0;
  return clamp((value - mean) / deviation, -MAX_DEVIATIONS, MAX_DEVIATIONS);
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
