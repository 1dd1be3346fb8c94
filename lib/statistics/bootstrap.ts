import { quantileLow } from "./quantile.ts";
import { seededRandom } from "./seeded-random.ts";

/**
 * The 95 % percentile interval of a statistic over resamples drawn with replacement, always the same resamples for a seed.
 *
 * @param values the sample
 * @param statistic of a resample, which is overwritten by the next one
 * @param options `resamples`: how many are drawn; `seed`: any text
 * @returns the quantiles 0.025 and 0.975 of the statistic
 * Source: Efron and Tibshirani, An Introduction to the Bootstrap, 1993.
 */
export function bootstrapInterval(
  values: readonly number[],
  statistic: (resample: Float64Array) => number,
  { resamples, seed }: { resamples: number; seed: string },
): { low: number; high: number } {
  const random = seededRandom(seed);
  const resample = new Float64Array(values.length);
  const statistics = Float64Array.from({ length: resamples }, () => {
    for (let at = 0; at < values.length; at++)
      resample[at] = values[Math.floor(random() * values.length)] as number;
    return statistic(resample);
  });
  return {
    low: quantileLow(statistics, 0.025) ?? Number.NaN,
    high: quantileLow(statistics, 0.975) ?? Number.NaN,
  };
}
