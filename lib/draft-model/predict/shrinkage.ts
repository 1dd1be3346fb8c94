import { clamp } from "../../statistics/clamp.ts";
import type { AccountValidation, HeldOut } from "../draft-model.ts";
import type { Predictor } from "./measured-draft.ts";

/** The width of a 95 % interval in standard errors. */
const INTERVAL_WIDTH = 3.92;
/** The factor of predictions that were never measured. */
const UNMEASURED = 0.5;
/**
 * Standard deviation of the correlations of accounts around their platform's mean: by the variances over dev authors less
 * those of chance .12 (Instagram), .17 (TikTok), .29 (X), .35 (YouTube).
 */
const BETWEEN_ACCOUNTS = 0.2;
/** Account-specific models are measured against the platform's correlation, but never against less than this. */
const MIN_CORRELATION = 0.1;

/**
 * The shrinkage factor of predictions for texts: what predicted points are multiplied by.
 *
 * @param predictor the models, with how they did
 * @returns 0 to 1: by the account's own posts where they are learnt from, else by the platform's model alone
 */
export function shrinkageOf({ model, account, validation }: Predictor): number {
  if (account === null) return platformShrinkage(model.heldOut);
  return accountShrinkage(validation ?? { rho: null, n: 0 }, model.heldOut);
}

/**
 * The shrinkage factor of a platform's model: its curves are as steep as the posts it was fitted on say, and an effect that
 * was estimated with noise is smaller, in the mean, than it looks.
 *
 * @param heldOut how it ranked the posts of authors that it was not fitted on; null when that was not measured
 * @returns 0 to 1
 * Source: the positive part of James and Stein's estimator (1961), 1 − (standard error / correlation)².
 */
export function platformShrinkage(heldOut: HeldOut | null): number {
  if (heldOut === null) return UNMEASURED;
  const { rho, from, to } = heldOut;
  if (rho <= 0) return 0;
  return Math.max(0, 1 - ((to - from) / INTERVAL_WIDTH / rho) ** 2);
}

/**
 * The shrinkage factor of an account-specific model: the rank correlation to be expected of it, against that of the
 * platform's model. What was measured on the account's posts is drawn towards the platform's correlation, the less the more
 * posts there were.
 *
 * @param validation how predictions did on the account's posts
 * @param heldOut how the platform's model did on authors that it was not fitted on
 * @returns 0 to 1; 1 where the account's posts bear the predictions out
 * Source: the mean of the normal posterior, with variance 1 / (n − 1) of a rank correlation.
 */
function accountShrinkage(validation: Pick<AccountValidation, "rho" | "n">, heldOut: HeldOut | null): number {
  if (validation.rho === null || validation.n < 2) return platformShrinkage(heldOut);
  const mean = Math.max(0, heldOut?.rho ?? 0);
  const [known, measured] = [1 / BETWEEN_ACCOUNTS ** 2, validation.n - 1];
  const expected = (mean * known + validation.rho * measured) / (known + measured);
  return clamp(expected / Math.max(mean, MIN_CORRELATION), 0, 1);
}
