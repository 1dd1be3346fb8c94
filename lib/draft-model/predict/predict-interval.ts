import { clamp } from "../../statistics/clamp.ts";
import { roundTo } from "../../statistics/round-to.ts";
import type { IntervalWidth } from "../draft-model.ts";
import { MIN_TRIED } from "./is-proven.ts";
import type { MeasuredDraft, Predictor } from "./measured-draft.ts";
import { limitPercentile } from "./predict-percentile.ts";

/** The share of posts that end within the interval. */
export const COVERAGE = 0.8;
export type Interval = { low: number; high: number; coverage: typeof COVERAGE };

/** Where nothing was measured: of posts of which nothing is known, eight in ten lie within 40 percentile points of the middle. */
const UNMEASURED: IntervalWidth = { below: -40, above: 40 };

/**
 * Where a post is likely to end: the percentile between which and which eight of ten posts with such a prediction end.
 *
 * @param draft the measured draft
 * @param predictor the models, with how far posts ended from their predictions
 * @param predicted its percentile as `predictUnlimited` gives it
 * @returns 0–100, one decimal; it holds the score, also that of a text that is no post
 * Source: split conformal prediction (Lei et al., "Distribution-Free Predictive Inference for Regression", JASA 2018), by
 * authors that the model has not seen, or by the account's own later posts where 60 of them were predicted.
 */
export function predictInterval(draft: MeasuredDraft, predictor: Predictor, predicted: number): Interval {
  const { model, account, validation } = predictor;
  const isOwn = account !== null && draft.text !== null && (validation?.n ?? 0) >= MIN_TRIED;
  const own = isOwn ? validation?.interval : null;
  const { below, above } = own ?? model.interval ?? UNMEASURED;
  const percentile = clamp(predicted, 0, 100);
  const score = limitPercentile(draft, predicted);
  return {
    low: roundTo(Math.min(score, clamp(percentile + below, 0, 100)), 1),
    high: roundTo(Math.max(score, clamp(percentile + above, 0, 100)), 1),
    coverage: COVERAGE,
  };
}
