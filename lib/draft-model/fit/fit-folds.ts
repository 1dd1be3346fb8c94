import type { Curve } from "../draft-model.ts";
import { predictCurves } from "../predict/predict-points.ts";
import { fitCurves } from "./fit-curves.ts";
import { type AuthorPosts, toMeasuredPost } from "./labelled-post.ts";
import { meanCorrelation, rankWithinAuthors } from "./rank-within-authors.ts";
import { buildTrainingSet, type TrainingSet } from "./training-set.ts";

const FOLDS = 3;

/** Authors that curves were fitted on, and those that they have not seen. */
export type Fold = { known: TrainingSet; unseen: readonly AuthorPosts[]; curves: Record<string, Curve> };

/**
 * Cross-validation: curves of two thirds of the authors, three times. Authors are dealt out in turn; neighbours have the
 * same source, so that each third has its share of every source.
 *
 * @param authors by rising key
 * @returns the folds
 */
export function fitFolds(authors: readonly AuthorPosts[]): Fold[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const known = buildTrainingSet(authors.filter((_, n) => n % FOLDS !== fold));
    const unseen = authors.filter((_, n) => n % FOLDS === fold);
    return { known, unseen, curves: fitCurves(known) };
  });
}

/**
 * Whether curves rank the posts of authors that they have not seen better than by chance.
 *
 * @param folds all authors, each once unseen
 * @returns whether the 95 % interval of the mean rank correlation lies above 0
 */
export function ranksAboveChance(folds: readonly Fold[]): boolean {
  const rhos = folds.flatMap(({ unseen, curves }) =>
    rankWithinAuthors(unseen, (post) => predictCurves(toMeasuredPost(post), curves)),
  );
  return meanCorrelation(rhos).from > 0;
}
