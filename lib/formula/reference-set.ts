import type { FormulaInput, PostInput } from "./formula-input.ts";
import type { Platform } from "./names.ts";

/** Composites of the reference accounts: entry p of `percentiles` is the p-th percentile. */
export type ReferenceComposites = {
  accounts: number;
  average: number;
  percentiles: readonly number[];
};

/** A real account that norms are fitted on. */
export type FitAccount = {
  platform: Platform;
  followers: number | null;
  posts: readonly PostInput[];
  /** Everything that is known of it on its last day; null where that is too little for a score. */
  input: FormulaInput | null;
  /** Whether its posts are consecutive, so that their number in a week is meaningful. */
  isConsecutive: boolean;
  /** Whether its figures were taken when posts had aged, so that windows can be compared. */
  isAged: boolean;
};
