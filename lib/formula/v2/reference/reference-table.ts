import type { Platform } from "../../names.ts";

/** What is measured on an account. */
export type Metric =
  | "audience"
  | "cadence"
  | "recent_cadence"
  | "interactions"
  | "exposure"
  | "engagement_rate"
  | "depth"
  | "audience_move"
  | "cadence_move"
  | "exposure_move"
  | "engagement_move";

/** What a value measures. It may only be compared with a table of the same measure. */
export type Measure = { platform: Platform; metric: Metric; numerator: string; denominator: string };

/** Where accounts of a platform lie in one measure. */
export type ReferenceTable = Omit<Measure, "platform"> & {
  platform: Platform;
  /** What one account's figure is: "typical post" (`typicalLevel`), or the figure itself. */
  statistic: "typical post" | "figure";
  /**
   * By rising size (log10 followers): what is typical, in the measure's own unit, and the middle account's logarithm against
   * it. One entry where the measure does not depend on size.
   */
  sizes: readonly { at: number; typical: number; middle: number }[];
  /** log10 followers of the median account: what an account of unknown size is compared at. */
  medianSize: number;
  /** Logarithms against the middle account, at the percentiles of `KNOT_PERCENTILES`. */
  knots: readonly number[];
  /** How many posts (days, figures) move a value half of its way. */
  halfWay: number;
  accounts: number;
  publisher: string;
  /** The sources that may speak for it. */
  sources: readonly string[];
  /** Said where the numerator was not fitted itself: which other was, and the factor between them. */
  derived?: string;
  /** Said where fewer than 30 accounts are known: then knots are those of one log-normal. */
  assumption?: string;
};

/** Percentiles of accounts at which a table is kept. */
export const KNOT_PERCENTILES = [2.5, 10, 25, 50, 75, 90, 97.5] as const;

/** Correlations of places within one profile by "kind kind", 0–1; those not named are 0. */
export type Correlations = Readonly<Record<string, number>>;
