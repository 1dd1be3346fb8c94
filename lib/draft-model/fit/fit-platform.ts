import { medianHigh, quantileHigh } from "../../statistics/quantile.ts";
import { roundTo } from "../../statistics/round-to.ts";
import { sampleDeviation } from "../../statistics/standard-deviation.ts";
import type { HeldOut, PlatformModel } from "../draft-model.ts";
import { indexOfFeature, isOfFormat } from "../features/list-features.ts";
import { predictByPlatform } from "../predict/predict-points.ts";
import { blendWords, scaleCurves } from "./blend-words.ts";
import { findSupportedChanges } from "./find-supported-changes.ts";
import { fitCurves } from "./fit-curves.ts";
import { fitFolds, ranksAboveChance } from "./fit-folds.ts";
import { type AuthorPosts, type LabelledPost, toMeasuredPost } from "./labelled-post.ts";
import { meanCorrelation, rankWithinAuthors } from "./rank-within-authors.ts";
import { buildTrainingSet } from "./training-set.ts";

const MIN_AUTHORS = 10;
const MIN_POSTS_FOR_SPREAD = 10;

export type PlatformTrainingData = {
  /** Authors to learn from, each with at least five posts. */
  authors: readonly AuthorPosts[];
  /** Authors on whom the model is measured, and who must agree with a change before it is suggested. */
  others: readonly AuthorPosts[];
  /** Features that stand for something else on this platform, such as links for attached pictures. */
  confounded: readonly string[];
  /** Whether single words are learnt too. */
  withWords: boolean;
};

/**
 * Fits the model of one platform. Deterministic.
 *
 * @param data authors with their posts
 * @returns the model; null with fewer than ten authors
 */
export function fitPlatform({
  authors,
  others,
  confounded,
  withWords,
}: PlatformTrainingData): PlatformModel | null {
  if (authors.length < MIN_AUTHORS) return null;
  const trainingSet = buildTrainingSet(authors);
  const model: PlatformModel = {
    authors: authors.length,
    posts: trainingSet.posts.length,
    heldOut: null,
    heldOutWhole: null,
    spread: medianSpread(authors),
    characters: quartiles(trainingSet.posts),
    curves: fitCurves(trainingSet),
    words: null,
    changes: findSupportedChanges(authors, others, confounded),
  };
  const folds = fitFolds(authors);
  if (!ranksAboveChance(folds)) model.curves = scaleCurves(model.curves, 0);
  else if (withWords) blendWords(model, trainingSet, folds);
  model.heldOut = measureOn(others, (post) => predictByPlatform(toMeasuredPost(withoutFormat(post)), model));
  model.heldOutWhole = measureOn(others, (post) => predictByPlatform(toMeasuredPost(post), model));
  return model;
}

function measureOn(authors: readonly AuthorPosts[], predict: (post: LabelledPost) => number): HeldOut | null {
  const rhos = rankWithinAuthors(authors, predict);
  const posts = authors.reduce((sum, author) => sum + author.posts.length, 0);
  return rhos.length > 0 ? { ...meanCorrelation(rhos), authors: rhos.length, posts } : null;
}

/** The post without what a draft of text does not show. */
function withoutFormat(post: LabelledPost): LabelledPost {
  return {
    ...post,
    features: post.features.map((value, index) => (isOfFormat(index) ? Number.NaN : value)),
  };
}

function medianSpread(authors: readonly AuthorPosts[]): number {
  const spreads = authors
    .filter(({ posts }) => posts.length >= MIN_POSTS_FOR_SPREAD)
    .map(({ posts }) => sampleDeviation(posts.map(({ outcome }) => outcome)));
  return roundTo(medianHigh(spreads) ?? 1, 2);
}

function quartiles(posts: readonly LabelledPost[]): [number, number] {
  const index = indexOfFeature("characters");
  const lengths = posts.map(({ features }) => Math.round(Math.expm1(features[index] ?? 0)));
  return [quantileHigh(lengths, 0.25) ?? 0, quantileHigh(lengths, 0.75) ?? 0];
}
