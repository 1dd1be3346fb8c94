import type { Benchmark, Measure } from "./find-benchmark.ts";
import { isComparable } from "./find-benchmark.ts";
import { normalise } from "./normalise.ts";

/**
 * Normalises a measured value against a benchmark of the same measure.
 *
 * @param value the measured value, 0 or more, in the row's unit
 * @param measure what was measured: metric, numerator, denominator, statistic, platform
 * @param benchmark the benchmark as `findBenchmark` gave it
 * @returns 0 to 100; 50 is at the benchmark
 * @throws TypeError when metric, numerator, denominator, statistic or platform differ
 */
export function compareToBenchmark(value: number, measure: Measure, benchmark: Benchmark): number {
  if (!isComparable(measure, benchmark.row)) {
    const { platform, metric, numerator, denominator, statistic } = measure;
    const asked = `${platform} ${statistic} ${metric} of ${numerator} by ${denominator}`;
    throw new TypeError(`${asked} is not comparable with the benchmark ${benchmark.row.id}`);
  }
  return normalise(value, benchmark.value);
}
