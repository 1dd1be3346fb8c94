import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under v1, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = {
  accounts: 2635,
  average: 48.5,
  percentiles: [
    39.2, 43, 43.6, 43.6, 43.8, 43.9, 44.1, 44.3, 44.5, 44.7, 44.8, 45.1, 45.2, 45.3, 45.3, 45.3, 45.4, 45.4,
    45.6, 45.6, 45.8, 45.8, 45.9, 45.9, 45.9, 46, 46.1, 46.2, 46.3, 46.3, 46.4, 46.4, 46.4, 46.5, 46.5, 46.7,
    46.7, 46.8, 46.9, 47, 47, 47.1, 47.1, 47.2, 47.3, 47.4, 47.6, 47.7, 47.8, 47.9, 48, 48.2, 48.3, 48.3,
    48.4, 48.4, 48.5, 48.7, 48.8, 49.1, 49.2, 49.4, 49.5, 49.6, 49.7, 49.9, 50, 50, 50.1, 50.1, 50.2, 50.4,
    50.5, 50.5, 50.6, 50.8, 51, 51.1, 51.1, 51.1, 51.3, 51.4, 51.6, 51.8, 51.9, 52.1, 52.3, 52.5, 52.6, 52.9,
    53.1, 53.3, 53.6, 53.9, 54, 54.4, 54.6, 55, 55.5, 56.4, 63,
  ],
};
