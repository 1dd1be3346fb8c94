import type { HeldOut, PlatformModel } from "../draft-model.ts";
import { indexOfFeature, isOfFormat } from "../features/list-features.ts";
import { predictGeneral } from "../predict/predict-points.ts";
import type { AuthorPosts, KnownPost } from "./author-posts.ts";
import { blendWords, scaleCurves } from "./blend-words.ts";
import { fitCurves } from "./fit-curves.ts";
import { fitFolds, isShown } from "./fit-folds.ts";
import { bootstrapMean, rankWithin } from "./measure-ranking.ts";
import { measuredOf } from "./measured-of.ts";
import { stackAuthors } from "./stack-authors.ts";
import { supportChanges } from "./support-changes.ts";

const MIN_POSTS_FOR_SPREAD = 10;

export type PlatformLessons = {
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
 * @param lessons authors with their posts
 * @returns the model; null with fewer than ten authors
 */
export function fitPlatform({
  authors,
  others,
  confounded,
  withWords,
}: PlatformLessons): PlatformModel | null {
  if (authors.length < 10) return null;
  const stack = stackAuthors(authors);
  const model: PlatformModel = {
    authors: authors.length,
    posts: stack.posts.length,
    heldOut: null,
    heldOutWhole: null,
    spread: medianSpread(authors),
    characters: quartiles(stack.posts),
    curves: fitCurves(stack),
    words: null,
    changes: supportChanges(authors, others, confounded),
  };
  const folds = fitFolds(authors);
  if (!isShown(folds)) model.curves = scaleCurves(model.curves, 0);
  else if (withWords) blendWords(model, stack, folds);
  model.heldOut = measureOn(others, (post) => predictGeneral(measuredOf(withoutFormat(post)), model));
  model.heldOutWhole = measureOn(others, (post) => predictGeneral(measuredOf(post), model));
  return model;
}

function measureOn(authors: readonly AuthorPosts[], predict: (post: KnownPost) => number): HeldOut | null {
  const rhos = rankWithin(authors, predict);
  const posts = authors.reduce((sum, author) => sum + author.posts.length, 0);
  return rhos.length > 0 ? { ...bootstrapMean(rhos), authors: rhos.length, posts } : null;
}

/** The post as a draft of text shows it. */
function withoutFormat(post: KnownPost): KnownPost {
  return {
    ...post,
    features: post.features.map((value, index) => (isOfFormat(index) ? Number.NaN : value)),
  };
}

function medianSpread(authors: readonly AuthorPosts[]): number {
  const spreads = authors
    .filter(({ posts }) => posts.length >= MIN_POSTS_FOR_SPREAD)
    .map(({ posts }) => {
      const mean = posts.reduce((sum, { fate }) => sum + fate, 0) / posts.length;
      return Math.sqrt(posts.reduce((sum, { fate }) => sum + (fate - mean) ** 2, 0) / (posts.length - 1));
    })
    .sort((a, b) => a - b);
  return Math.round((spreads[spreads.length >> 1] ?? 1) * 100) / 100;
}

function quartiles(posts: readonly KnownPost[]): [number, number] {
  const index = indexOfFeature("characters");
  const lengths = posts
    .map(({ features }) => Math.round(Math.expm1(features[index] ?? 0)))
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * lengths.length)] ?? 0;
  return [at(0.25), at(0.75)];
}
