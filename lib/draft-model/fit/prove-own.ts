import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import type { PlatformModel } from "../draft-model.ts";
import { predictPoints } from "../predict/predict-points.ts";
import type { KnownPost } from "./author-posts.ts";
import { fitOwn } from "./fit-own.ts";
import { measuredOf } from "./measured-of.ts";

/** How well later posts were ranked by what was known of the earlier ones. */
export type OwnProof = {
  /** Posts that were predicted. */
  n: number;
  /** Rank correlation of the own model, and of the platform's model, with how they did; null where either does not vary. */
  rho: number | null;
  general: number | null;
};

const KNOWN_SHARE = 0.7;

/**
 * Progressive validation: an own model of the first 70 % of the posts predicts the rest.
 *
 * @param posts in order of time
 * @param model the platform's model
 * @returns the two rank correlations on the rest
 */
export function proveOwn(posts: readonly KnownPost[], model: PlatformModel): OwnProof {
  const known = Math.floor(posts.length * KNOWN_SHARE);
  const own = fitOwn(posts.slice(0, known), model);
  const later = posts.slice(known);
  const fates = later.map(({ fate }) => fate);
  const correlate = (of: typeof own | null) =>
    rankCorrelation(
      later.map((post) => predictPoints(measuredOf(post), model, of)),
      fates,
    );
  return { n: later.length, rho: correlate(own), general: correlate(null) };
}
