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
  const { observedDays, postsPerWeek } = cadence;
  if (postsPerWeek === null) return [];
  const confidence = observedDays / (observedDays + HALF_WAY.observedDays);
  const common = { pillar: "presence" as const, platform, confidence };
  const rate = {
    platform,
    metric: "posts_per_week",
    numerator: "posts",
    denominator: "week",
    statistic,
  } as const;
  const regular = { ...rate, metric: "weeks_with_post", numerator: "weeks" } as const;
  const rateNorm = findBenchmark(rate, registry);
  const weekNorm = findBenchmark(regular, registry);
  const inputs: PillarInput[] = [];
  if (rateNorm !== null) {
    inputs.push({
      ...common,
      input: "posts per week",
      value: postsPerWeek,
      unit: "posts per week",
      ...against(postsPerWeek, rate, rateNorm),
      share: share * SHARES.cadence,
    });
    inputs.push({ ...common, ...recencyOf(cadence, rateNorm), share: share * SHARES.recency });
  }
  if (weekNorm !== null && cadence.weeks > 0) {
    const value = cadence.weeksWithPost / cadence.weeks;
    const input = `weeks with a post, of the last ${cadence.weeks}`;
    const compared = against(value, regular, weekNorm);
    inputs.push({
      ...common,
      input,
      value,
      unit: "share of weeks",
      ...compared,
      share: share * SHARES.consistency,
    });
  }
  return inputs;
}

const statistic = "median";

function against(value: number, measure: Measure, benchmark: Benchmark) {
  const normalised = compareToBenchmark(value, measure, benchmark);
  return { benchmark: benchmark.value, source: benchmark.source, normalised };
}

/** At the benchmark's cadence the days since the last post never exceed 7 / posts per week; fewer is better. */
function recencyOf(cadence: Cadence, rateNorm: Benchmark) {
  const usual = 7 / rateNorm.value;
  const value = cadence.daysSincePost ?? cadence.observedDays;
  const input = cadence.daysSincePost === null ? "days since last post, at least" : "days since last post";
  const normalised = normalise(usual + 1, value + 1);
  return {
    input,
    value,
    unit: "days",
    benchmark: usual,
    source: `interval that follows from ${rateNorm.source}`,
    normalised,
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
