import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under v2, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = {
  accounts: 2593,
  average: 49.5,
  percentiles: [
    19.7, 30.8, 32.6, 35.1, 36.3, 37.3, 38.1, 38.7, 39.3, 39.9, 40.2, 40.7, 41.3, 41.9, 42.3, 42.5, 43, 43.6,
    43.9, 43.9, 43.9, 44, 44.3, 44.5, 44.6, 44.7, 44.7, 44.8, 44.9, 44.9, 45, 45, 45.1, 45.1, 45.1, 45.3,
    45.3, 45.4, 45.4, 45.5, 45.6, 45.6, 45.7, 45.8, 46, 46.2, 46.4, 46.5, 46.6, 46.7, 46.9, 47.3, 47.7, 47.7,
    48, 48.6, 48.9, 49.2, 49.5, 49.5, 50, 50.4, 50.8, 50.8, 51, 51.5, 51.6, 51.7, 52.2, 52.3, 52.7, 52.9,
    53.3, 53.3, 53.5, 53.9, 54.3, 54.9, 55.4, 55.7, 56.3, 57, 57.5, 57.8, 58.4, 59, 59.8, 60.3, 60.9, 61.7,
    62.2, 63.1, 63.6, 64.5, 65.1, 66.2, 67.5, 68.4, 70.6, 74.2, 78.1,
  ],
};
