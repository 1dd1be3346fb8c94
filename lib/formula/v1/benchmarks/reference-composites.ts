/**
 * Composites of real accounts under v1, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: { accounts: number; average: number; percentiles: number[] } = {
  accounts: 2635,
  average: 49.4,
  percentiles: [
    40.3, 43.9, 44.4, 44.5, 44.7, 44.8, 45.1, 45.2, 45.5, 45.7, 45.7, 46, 46.2, 46.3, 46.3, 46.3, 46.3, 46.4,
    46.5, 46.6, 46.8, 46.8, 46.9, 46.9, 47, 47, 47, 47.1, 47.2, 47.3, 47.4, 47.4, 47.4, 47.4, 47.5, 47.6,
    47.7, 47.7, 47.8, 48, 48, 48, 48, 48.1, 48.2, 48.3, 48.4, 48.5, 48.6, 48.7, 48.8, 48.8, 49, 49.1, 49.2,
    49.4, 49.5, 49.5, 49.7, 49.9, 50, 50.1, 50.2, 50.4, 50.5, 50.7, 50.9, 51, 51, 51.1, 51.1, 51.2, 51.4,
    51.5, 51.6, 51.6, 51.7, 51.9, 52, 52.1, 52.1, 52.2, 52.4, 52.6, 52.8, 53, 53.1, 53.3, 53.5, 53.7, 53.9,
    54.1, 54.3, 54.7, 54.8, 55.1, 55.4, 55.9, 56.5, 57.4, 63.8,
  ],
};
