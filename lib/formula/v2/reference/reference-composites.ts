import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under v2, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = {
  accounts: 2593,
  average: 50,
  percentiles: [
    20.2, 30.6, 32.6, 34.9, 36.4, 37.6, 38.6, 39.2, 39.5, 39.8, 40.1, 40.8, 41.5, 41.8, 42.3, 42.4, 43, 43.3,
    43.8, 43.8, 43.9, 44.2, 44.5, 44.5, 44.6, 44.8, 44.9, 45, 45.3, 45.3, 45.4, 45.6, 45.7, 45.7, 45.7, 45.7,
    45.9, 46, 46, 46, 46.1, 46.1, 46.1, 46.2, 46.3, 46.5, 46.5, 46.6, 46.9, 47.2, 47.4, 47.9, 48.2, 48.5,
    48.9, 49.4, 49.9, 50.3, 50.6, 51.3, 51.7, 52.2, 52.4, 52.4, 52.5, 52.6, 52.6, 52.8, 52.8, 53, 53, 53.2,
    53.3, 53.4, 53.8, 54.2, 54.6, 55.2, 55.8, 56.5, 56.8, 57.6, 58.1, 58.8, 59.3, 59.6, 60.4, 60.9, 61.5,
    62.1, 62.9, 63.4, 64.1, 64.9, 65.6, 66.6, 67.5, 68.9, 71.2, 74.2, 78.6,
  ],
};
