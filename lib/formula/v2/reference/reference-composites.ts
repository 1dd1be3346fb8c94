import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under v2, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = {
  accounts: 2593,
  average: 49.5,
  percentiles: [
    19.6, 30.5, 32.4, 34.9, 36.3, 37.2, 38, 38.8, 39.2, 39.9, 40.2, 40.5, 41.2, 41.9, 42.3, 42.5, 43, 43.4,
    43.9, 43.9, 43.9, 44, 44.3, 44.5, 44.6, 44.7, 44.7, 44.8, 44.8, 44.9, 45, 45, 45.1, 45.1, 45.1, 45.3,
    45.3, 45.4, 45.4, 45.5, 45.5, 45.6, 45.7, 45.8, 45.9, 46.2, 46.3, 46.5, 46.5, 46.7, 46.9, 47.2, 47.6,
    47.6, 47.9, 48.5, 48.8, 49.1, 49.5, 49.5, 49.8, 50.2, 50.8, 50.8, 51, 51.4, 51.6, 51.7, 52.1, 52.3, 52.6,
    52.9, 53.2, 53.3, 53.4, 53.9, 54.3, 54.8, 55.3, 55.7, 56.3, 57, 57.4, 57.8, 58.4, 59, 59.7, 60.3, 60.9,
    61.6, 62.2, 63, 63.4, 64.5, 65.2, 66.2, 67.4, 68.4, 70.6, 74.3, 78.2,
  ],
};
