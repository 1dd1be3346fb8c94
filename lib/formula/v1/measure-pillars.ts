import type { BenchmarkRow } from "../benchmark-row.ts";
import type { FormulaInput } from "../formula-input.ts";
import { PLATFORMS } from "../names.ts";
import { DAYS } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PillarDefinition, Prepared } from "./pillars.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";
import { preparePlatform } from "./prepare-platform.ts";

/**
 * Measures every input of every pillar. Platforms that were observed in the level window are weighted by their
 * observed days in it, in every pillar but sentiment, which weighs them by comments: a weight that posts cannot move
 * is what keeps silence from paying.
 *
 * @param input all data of the brand, in any order
 * @param pillars of the version
 * @param registry benchmark rows; the operator's rows of the input go before them
 * @returns the prepared platforms and the inputs, in the order of pillars
 * @throws RangeError when a date is no day
 */
export function measurePillars<P extends string>(
  input: FormulaInput,
  pillars: readonly PillarDefinition<P>[],
  registry: readonly BenchmarkRow[],
): { platforms: readonly PreparedPlatform[]; inputs: PillarInput<P>[] } {
  const prepared = preparePillars(input, registry);
  return { platforms: prepared.platforms, inputs: pillars.flatMap(({ measure }) => measure(prepared)) };
}

/** What the pillars are measured on. @throws RangeError when a date is no day */
export function preparePillars(input: FormulaInput, registry: readonly BenchmarkRow[]): Prepared {
  const asOf = input.asOf.slice(0, 10);
  const platforms = input.platforms
    .map((platform) => preparePlatform(platform, asOf))
    .filter(
      (platform) => platform.seen !== null || platform.followers.length > 0 || platform.comments.length > 0,
    )
    .sort(byPlatform);
  const rows = [...(input.operatorBenchmarks ?? []), ...registry];
  return { platforms, shares: sharesOf(platforms), rows };
}

function byPlatform(a: PreparedPlatform, b: PreparedPlatform): number {
  const place = PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform);
  return place || (a.observed?.from ?? 0) - (b.observed?.from ?? 0) || a.posts.length - b.posts.length;
}

function sharesOf(platforms: readonly PreparedPlatform[]): number[] {
  const days = platforms.map(({ seen, today }) =>
    seen === null ? 0 : Math.max(0, seen.to - Math.max(seen.from, today - DAYS.level + 1) + 1),
  );
  const total = days.reduce((sum, count) => sum + count, 0);
  return days.map((count) => (total === 0 ? 0 : count / total));
}
