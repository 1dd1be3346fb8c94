import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import type { AccountModel, AccountValidation, PlatformModel } from "../draft-model.ts";
import { predictPoints } from "../predict/predict-points.ts";
import { fitAccountModel } from "./fit-account-model.ts";
import { type LabelledPost, toMeasuredPost } from "./labelled-post.ts";
import { measureInterval } from "./measure-interval.ts";
import { centredPercentiles } from "./training-set.ts";

/** The share of posts that is known at the first origin, and how many origins there are. */
const FIRST_SHARE = 0.4;
const ORIGINS = 4;

type Tried = { outcomes: number[]; own: number[]; general: number[] };

/**
 * Validates an account-specific model by rolling origins: fitted on the first 40, 55, 70 and 85 % of the posts, it predicts
 * those until the next origin. So each post after the first 40 % is tried once, by what was known before it.
 *
 * @param posts in order of time
 * @param model the platform's model
 * @returns how many were tried; both rank correlations, means over the origins weighted by their posts; and how far posts
 * ended from their predictions
 * Source: Tashman, "Out-of-sample tests of forecasting accuracy", International Journal of Forecasting 16, 2000.
 */
export function validateAccountModel(
  posts: readonly LabelledPost[],
  model: PlatformModel,
): AccountValidation {
  const cuts = Array.from({ length: ORIGINS + 1 }, (_, n) =>
    Math.floor(posts.length * (FIRST_SHARE + ((1 - FIRST_SHARE) * n) / ORIGINS)),
  );
  const percentiles = centredPercentiles(posts);
  const differences: number[] = [];
  const tried = cuts.slice(0, -1).map((from, n): Tried => {
    const account = fitAccountModel(posts.slice(0, from), model);
    const later = posts.slice(from, cuts[n + 1]);
    const predict = (by: AccountModel | null) =>
      later.map((post) => predictPoints(toMeasuredPost(post), model, by));
    const own = predict(account);
    differences.push(...own.map((points, at) => (percentiles[from + at] as number) - points));
    return { outcomes: later.map(({ outcome }) => outcome), own, general: predict(null) };
  });
  return {
    n: differences.length,
    rho: meanOver(tried, ({ own }) => own),
    general: meanOver(tried, ({ general }) => general),
    interval: measureInterval(differences),
  };
}

/** Origins at which nothing varies say nothing. */
function meanOver(tried: readonly Tried[], pick: (one: Tried) => number[]): number | null {
  let [sum, n] = [0, 0];
  for (const one of tried) {
    const rho = rankCorrelation(pick(one), one.outcomes);
    if (rho === null) continue;
    sum += rho * one.outcomes.length;
    n += one.outcomes.length;
  }
  return n === 0 ? null : sum / n;
}
