import type { FormulaInput, PostInput } from "./formula-input.ts";
import type { Pillar, Platform } from "./names.ts";

/** Composites of the reference accounts: entry p of `percentiles` is the p-th percentile. */
export type ReferenceComposites = {
  accounts: number;
  average: number;
  percentiles: readonly number[];
};

/** The same of pillars, each over the accounts of which it is known; without those that too few accounts tell. */
export type ReferencePillars<P extends string = Pillar> = Partial<Record<P, ReferenceComposites>>;

/** A real account that norms are fitted on. */
export type FitAccount = {
  platform: Platform;
  source: string;
  /** What its source may speak for: levels, posts a week, rates by followers, rates by views. */
  says: { level: boolean; cadence: boolean; byFollowers: boolean; byViews: boolean };
  followers: number | null;
  posts: readonly PostInput[];
  /** Everything that is known of it on its last day; null where that is too little for a score. */
  input: FormulaInput | null;
  /** Whether its posts are consecutive, so that their number in a week is meaningful. */
  isConsecutive: boolean;
  /** Whether its figures were taken when posts had aged, so that windows can be compared. */
  isAged: boolean;
};

/** How audiences of a platform grew, as natural logarithms of yearly factors, and the set they are of. */
export type Growth = { platform: Platform; source: string; values: number[] };

/** What norms are fitted on. */
export type FitData = { accounts: readonly FitAccount[]; growth: readonly Growth[] };

/** A file of fitted norms, by its place in the folder of the version. */
export type FittedFile = { path: string; text: string };
