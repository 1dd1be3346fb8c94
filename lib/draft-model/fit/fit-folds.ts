import type { Curve } from "../draft-model.ts";
import { predictCurves } from "../predict/predict-points.ts";
import type { AuthorPosts } from "./author-posts.ts";
import { fitCurves } from "./fit-curves.ts";
import { bootstrapMean, rankWithin } from "./measure-ranking.ts";
import { measuredOf } from "./measured-of.ts";
import { type Stack, stackAuthors } from "./stack-authors.ts";

const FOLDS = 3;

/** Authors that curves were fitted on, and those that they have not seen. */
export type Fold = { known: Stack; unseen: readonly AuthorPosts[]; curves: Record<string, Curve> };

/**
 * Curves of two thirds of the authors, three times. Authors are dealt out in turn; neighbours have the same source, so that
 * each third has its share of every source.
 *
 * @param authors by rising key
 * @returns the folds
 */
export function fitFolds(authors: readonly AuthorPosts[]): Fold[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const known = stackAuthors(authors.filter((_, n) => n % FOLDS !== fold));
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
export function isShown(folds: readonly Fold[]): boolean {
  const rhos = folds.flatMap(({ unseen, curves }) =>
    rankWithin(unseen, (post) => predictCurves(measuredOf(post), curves)),
  );
  return bootstrapMean(rhos).from > 0;
}
