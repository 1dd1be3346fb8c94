import type { BenchmarkRow } from "../benchmark-row.ts";
import { compareToBenchmark } from "./compare-to-benchmark.ts";
import type { Benchmark, Measure } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";
import type { Cadence } from "./measure-cadence.ts";
import { measureCadence } from "./measure-cadence.ts";
import { normalise } from "./normalise.ts";
import { DAYS, HALF_WAY, SHARES } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/**
 * Presence: is the brand there, regularly, where it says it is? Cadence, consistency and recency of each platform
 * and the number of active platforms. The evidence is observed days, not posts: observed silence is evidence.
 *
 * @param platforms prepared data
 * @param shares weight of each platform among the platforms, 0–1
 * @param registry benchmark rows in order of preference
 * @returns inputs of the pillar; none for a platform that was not observed
 */
export function measurePresence(
  platforms: readonly PreparedPlatform[],
  shares: readonly number[],
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  const cadences = platforms.map((platform) => measureCadence(platform));
  const own = platforms.flatMap((platform, index) =>
    presenceOf(platform, cadences[index] as Cadence, shares[index] as number, registry),
  );
  return [...own, ...activeOf(cadences, shares)];
}

function presenceOf(
  { platform }: PreparedPlatform,
  cadence: Cadence,
  share: number,
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  if (cadence.observedDays === 0) return [];
  const confidence = cadence.observedDays / (cadence.observedDays + HALF_WAY.observedDays);
  const rate: Measure = {
    platform,
    metric: "posts_per_week",
    numerator: "posts",
    denominator: "week",
    statistic: "median",
  };
  const regular: Measure = { ...rate, metric: "weeks_with_post", numerator: "weeks" };
  const inputs = [
    { ...cadenceInput(cadence, rate, findBenchmark(rate, registry)), share: share * SHARES.cadence },
    {
      ...consistencyInput(cadence, regular, findBenchmark(regular, registry)),
      share: share * SHARES.consistency,
    },
    { ...recencyInput(cadence), share: share * SHARES.recency },
  ];
  return inputs.filter(isMeasured).map((input) => ({ ...input, pillar: "presence", platform, confidence }));
}

type Measured = Pick<
  PillarInput,
  "input" | "value" | "unit" | "benchmark" | "source" | "normalised" | "share"
>;

function isMeasured(input: Partial<Measured>): input is Measured {
  return input.value !== undefined;
}

function cadenceInput({ postsPerWeek }: Cadence, measure: Measure, benchmark: Benchmark | null) {
  if (postsPerWeek === null || benchmark === null) return {};
  const unit = "posts per week";
  return { input: unit, value: postsPerWeek, unit, ...against(postsPerWeek, measure, benchmark) };
}

function consistencyInput({ weeks, weeksWithPost }: Cadence, measure: Measure, benchmark: Benchmark | null) {
  if (weeks === 0 || benchmark === null) return {};
  const value = weeksWithPost / weeks;
  const input = `weeks with a post, of the last ${weeks}`;
  return { input, value, unit: "share of weeks", ...against(value, measure, benchmark) };
}

function against(value: number, measure: Measure, benchmark: Benchmark) {
  const normalised = compareToBenchmark(value, measure, benchmark);
  return { benchmark: benchmark.value, source: benchmark.source, normalised };
}

/** Within a week of the last post recency is at the benchmark: a score that moved with each day between would be noise. */
function recencyInput({ daysSincePost, observedDays }: Cadence) {
  const value = daysSincePost ?? observedDays;
  return {
    input:
      daysSincePost === null
        ? "days from the last post to the last day of data, at least"
        : "days from the last post to the last day of data",
    value,
    unit: "days",
    benchmark: DAYS.recent,
    source: "a post within the last week",
    normalised: normalise(DAYS.recent + 1, Math.max(value, DAYS.recent) + 1),
  };
}

function activeOf(cadences: readonly Cadence[], shares: readonly number[]): PillarInput[] {
  const observed = cadences.filter((cadence) => cadence.observedDays > 0);
  if (observed.length === 0) return [];
  const value = observed.filter((c) => c.daysSincePost !== null && c.daysSincePost < DAYS.active).length;
  const confidence = cadences.reduce((sum, { observedDays }, index) => {
    return sum + ((shares[index] as number) * observedDays) / (observedDays + HALF_WAY.observedDays);
  }, 0);
  return [
    {
      pillar: "presence",
      platform: null,
      input: `platforms with a post in the last ${DAYS.active} observed days`,
      value,
      unit: "platforms",
      benchmark: observed.length,
      source: "every connected platform",
      normalised: normalise(value, observed.length),
      confidence,
      share: SHARES.active,
    },
  ];
}
