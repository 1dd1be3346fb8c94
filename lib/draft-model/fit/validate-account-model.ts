import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import type { AccountModel, AccountValidation, PlatformModel } from "../draft-model.ts";
import { predictPoints } from "../predict/predict-points.ts";
import { fitAccountModel } from "./fit-account-model.ts";
import { type LabelledPost, toMeasuredPost } from "./labelled-post.ts";

const TRAINING_SHARE = 0.7;

/**
 * Validates an account-specific model: fitted on the first 70 % of the posts, it predicts the rest.
 *
 * @param posts in order of time
 * @param model the platform's model
 * @returns the two rank correlations on the rest
 */
export function validateAccountModel(
  posts: readonly LabelledPost[],
  model: PlatformModel,
): AccountValidation {
  const split = Math.floor(posts.length * TRAINING_SHARE);
  const fitted = fitAccountModel(posts.slice(0, split), model);
  const later = posts.slice(split);
  const outcomes = later.map(({ outcome }) => outcome);
  const correlate = (account: AccountModel | null) =>
    rankCorrelation(
      later.map((post) => predictPoints(toMeasuredPost(post), model, account)),
      outcomes,
    );
  return { n: later.length, rho: correlate(fitted), general: correlate(null) };
}
