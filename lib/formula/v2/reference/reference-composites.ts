import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under v2, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = {
  accounts: 2593,
  average: 49.6,
  percentiles: [
    19.6, 30.1, 32.3, 34.7, 36, 37, 37.8, 38.8, 39.1, 39.8, 39.9, 40.2, 41, 41.5, 41.7, 41.9, 42.3, 42.9,
    43.3, 43.7, 43.9, 43.9, 44.2, 44.5, 44.6, 44.6, 44.6, 44.7, 45, 45.1, 45.2, 45.3, 45.4, 45.5, 45.5, 45.6,
    45.6, 45.7, 45.7, 45.8, 45.8, 46, 46, 46, 46, 46.1, 46.3, 46.5, 46.5, 46.6, 47.1, 47.3, 47.7, 48, 48.4,
    48.9, 49.3, 49.8, 50.3, 50.5, 51.3, 51.8, 51.9, 51.9, 52.2, 52.2, 52.3, 52.6, 52.7, 52.8, 53, 53, 53.2,
    53.3, 53.4, 53.8, 54.2, 54.5, 55.2, 55.8, 56.3, 56.8, 57.5, 58, 58.5, 59.1, 59.8, 60.4, 60.9, 61.7, 62.5,
    63, 63.6, 64.5, 65.1, 66.2, 67.2, 68.4, 70.7, 74.1, 78,
  ],
};
