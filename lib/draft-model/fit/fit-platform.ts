import { medianHigh, quantileHigh } from "../../statistics/quantile.ts";
import { roundTo } from "../../statistics/round-to.ts";
import { sampleDeviation } from "../../statistics/standard-deviation.ts";
import type { HeldOut, IntervalWidth, PlatformModel } from "../draft-model.ts";
import { indexOfFeature, isOfFormat } from "../features/list-features.ts";
import { predictByPlatform, predictCurves } from "../predict/predict-points.ts";
import { blendWords, scaleCurves } from "./blend-words.ts";
import { findSupportedChanges } from "./find-supported-changes.ts";
import { fitCurves } from "./fit-curves.ts";
import { type Fold, fitFolds, ranksAboveChance } from "./fit-folds.ts";
import { type AuthorPosts, type LabelledPost, toMeasuredPost } from "./labelled-post.ts";
import { measureInterval } from "./measure-interval.ts";
import { meanCorrelation, rankWithinAuthors } from "./rank-within-authors.ts";
import { buildTrainingSet, centredPercentiles } from "./training-set.ts";

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

/** The model of documented features alone, and how it is made one that knows words too. */
export type FittedPlatform = { plain: PlatformModel; addWords: () => PlatformModel };

/**
 * Fits the model of one platform. Deterministic.
 *
 * @param data authors with their posts
 * @returns the model; null with fewer than ten authors
 */
export function fitPlatform(data: PlatformTrainingData): PlatformModel | null {
  const fitted = fitPlain(data);
  return fitted && (data.withWords ? fitted.addWords() : fitted.plain);
}

/**
 * Fits the model of documented features of one platform. Deterministic. How well it ranks authors that it has not seen is
 * measured on the others; without others by cross-validation, which a model with words is not.
 *
 * @param data authors with their posts
 * @returns the model; null with fewer than ten authors
 */
export function fitPlain(data: Omit<PlatformTrainingData, "withWords">): FittedPlatform | null {
  const { authors, others, confounded } = data;
  if (authors.length < MIN_AUTHORS) return null;
  const trainingSet = buildTrainingSet(authors);
  const folds = fitFolds(authors);
  const isShown = ranksAboveChance(folds);
  const curves = fitCurves(trainingSet);
  const plain: PlatformModel = {
    authors: authors.length,
    posts: trainingSet.posts.length,
    heldOut: null,
    heldOutWhole: null,
    interval: measureSpreadOfUnseen(folds, isShown),
    spread: medianSpread(authors),
    characters: quartiles(trainingSet.posts),
    curves: isShown ? curves : scaleCurves(curves, 0),
    words: null,
    changes: findSupportedChanges(authors, others, confounded),
  };
  Object.assign(plain, others.length > 0 ? judge(plain, others) : judgeFolds(folds, isShown));
  const addWords = () => {
    const model: PlatformModel = { ...plain, heldOut: null, heldOutWhole: null };
    if (isShown) blendWords(model, trainingSet, folds);
    return { ...model, ...judge(model, others) };
  };
  return { plain, addWords };
}

type Judged = Required<Pick<PlatformModel, "heldOut" | "heldOutWhole">>;

function judge(model: PlatformModel, others: readonly AuthorPosts[]): Judged {
  return {
    heldOut: measureOn(others, (post) => predictByPlatform(toMeasuredPost(withoutFormat(post)), model)),
    heldOutWhole: measureOn(others, (post) => predictByPlatform(toMeasuredPost(post), model)),
  };
}

function judgeFolds(folds: readonly Fold[], isShown: boolean): Judged {
  const judgeBy = (see: (post: LabelledPost) => LabelledPost): HeldOut => {
    const rhos = folds.flatMap(({ unseen, curves }) =>
      rankWithinAuthors(unseen, (post) => (isShown ? predictCurves(toMeasuredPost(see(post)), curves) : 0)),
    );
    const posts = folds.reduce((sum, { unseen }) => sum + countPosts(unseen), 0);
    return { ...meanCorrelation(rhos), authors: rhos.length, posts };
  };
  return { heldOut: judgeBy(withoutFormat), heldOutWhole: judgeBy((post) => post) };
}

/** Of texts alone: where the format is known too, predictions are hardly nearer. */
function measureSpreadOfUnseen(folds: readonly Fold[], isShown: boolean): IntervalWidth | null {
  const differences = folds.flatMap(({ unseen, curves }) =>
    unseen.flatMap(({ posts }) => {
      const outcomes = centredPercentiles(posts);
      return posts.map((post, at) => {
        const points = isShown ? predictCurves(toMeasuredPost(withoutFormat(post)), curves) : 0;
        return (outcomes[at] as number) - points;
      });
    }),
  );
  return measureInterval(differences);
}

function measureOn(authors: readonly AuthorPosts[], predict: (post: LabelledPost) => number): HeldOut | null {
  const rhos = rankWithinAuthors(authors, predict);
  return rhos.length > 0
    ? { ...meanCorrelation(rhos), authors: rhos.length, posts: countPosts(authors) }
    : null;
}

function countPosts(authors: readonly AuthorPosts[]): number {
  return authors.reduce((sum, { posts }) => sum + posts.length, 0);
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
