import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under v2, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = {
  accounts: 2593,
  average: 50.9,
  percentiles: [
    20.4, 30, 31.6, 33.4, 34.5, 36, 36.6, 37.7, 38, 38.6, 39.1, 39.7, 40.2, 40.7, 40.9, 41.8, 42.4, 42.8,
    43.3, 43.3, 43.4, 44.2, 44.5, 44.9, 45.4, 45.5, 45.5, 45.6, 46, 46.1, 46.4, 46.5, 46.7, 47, 47.2, 47.2,
    47.3, 47.6, 47.7, 47.7, 48.3, 48.5, 48.5, 48.8, 48.9, 49, 49.1, 49.2, 49.4, 49.8, 50.3, 50.4, 50.4, 50.4,
    50.7, 50.8, 51, 51.2, 51.7, 52.3, 52.8, 52.9, 53, 53.4, 54, 54.1, 54.2, 54.5, 54.7, 54.7, 55.2, 55.2,
    55.4, 55.4, 55.7, 56, 56.2, 56.4, 56.7, 57.3, 58, 58.7, 59.3, 59.8, 60.4, 60.7, 61.2, 62, 62.5, 63.5, 64,
    64.5, 65.3, 66, 66.8, 67.6, 68.6, 69.9, 71.6, 74.8, 80.9,
  ],
};
