import { quantileAt } from "../../statistics/quantile-at.ts";
import { roundTo } from "../../statistics/round-to.ts";
import type { IntervalWidth } from "../draft-model.ts";

/** What lies outside of the interval on either side. */
const TAIL = 0.1;

/**
 * How far posts end from their predictions: the tenth and the ninetieth percentile of the differences.
 *
 * @param differences outcome less prediction in percentile points, of posts that the predicting model has not seen
 * @returns points, one decimal; null of none
 * Source: split conformal prediction, as in `predictInterval`.
 */
export function measureInterval(differences: ArrayLike<number>): IntervalWidth | null {
  if (differences.length === 0) return null;
  return {
    below: roundTo(quantileAt(differences, TAIL), 1),
    above: roundTo(quantileAt(differences, 1 - TAIL), 1),
  };
}
