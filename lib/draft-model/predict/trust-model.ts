import type { HeldOut } from "../draft-model.ts";

/** Half of the width of a 95 % interval, in standard errors, on both sides. */
const INTERVAL = 3.92;
/** Where nobody measured, predictions count half. */
const UNMEASURED = 0.5;

/** How predictions did on the later of a workspace's own posts: rank correlation, null when nothing varied, and posts. */
export type OwnProof = { rho: number | null; n: number };

/**
 * How far the correlations of accounts lie from their platform's mean, as a standard deviation: by the variances over dev
 * authors less those of chance .12 (Instagram), .17 (TikTok), .29 (X), .35 (YouTube).
 */
const BETWEEN_ACCOUNTS = 0.2;
/** A platform whose model is weaker than this sets no lower mark for own ones. */
const MIN_MARK = 0.1;

/**
 * How far the predictions of a platform's model are to be believed: its curves are as steep as the posts it was fitted on
 * say, and an effect that was estimated with noise is smaller, in the mean, than it looks.
 *
 * @param heldOut how it ranked the posts of authors that it was not fitted on; null when that was not measured
 * @returns 0 to 1, what predicted points are multiplied by
 * Source: the positive part of James and Stein's estimator (1961), 1 − (standard error / correlation)².
 */
export function trustModel(heldOut: HeldOut | null): number {
  if (heldOut === null) return UNMEASURED;
  const { rho, from, to } = heldOut;
  if (rho <= 0) return 0;
  return Math.max(0, 1 - ((to - from) / INTERVAL / rho) ** 2);
}

/**
 * How far predictions that rest on own posts are to be believed: the rank correlation to be expected of them, which is that
 * of the platform's model drawn towards what was measured on the own posts by as much as there are of them, against that
 * of the platform's model.
 *
 * @param proof how predictions did on own posts
 * @param heldOut how the platform's model did on authors that it was not fitted on
 * @returns 0 to 1; 1 where own posts bear the predictions out
 * Source: the mean of the normal posterior, with variance 1 / (n − 1) of a rank correlation.
 */
export function trustOwn(proof: OwnProof, heldOut: HeldOut | null): number {
  if (proof.rho === null || proof.n < 2) return trustModel(heldOut);
  const mean = Math.max(0, heldOut?.rho ?? 0);
  const [known, measured] = [1 / BETWEEN_ACCOUNTS ** 2, proof.n - 1];
  const expected = (mean * known + proof.rho * measured) / (known + measured);
  return Math.min(1, Math.max(0, expected / Math.max(mean, MIN_MARK)));
}
