import { addDays } from "../../../time.ts";
import { balancedComments } from "../../balanced-comments.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { Platform } from "../../names.ts";
import { findBenchmark } from "../find-benchmark.ts";
import { type Denominator, type Exposure, type Interaction, NUMERATORS } from "../parameters.ts";
import { REGISTRY } from "./registry.ts";

/** Any day would do: the brand does not exist. */
const DAY = "2025-06-30";
const FOLLOWERS = 20_000;
const POSTS = 36;
const DAYS_BETWEEN = 3;
const EXPOSURES: readonly Exposure[] = ["impressions", "reach", "views"];

/**
 * A brand with 20,000 followers on one platform whose every post lies at the benchmark of exposure and engagement, with
 * as many positive as negative comments: what a draft is compared with when a brand's own posts are not known.
 *
 * @param platform the platform
 * @returns input of the formula
 */
export function referenceBrand(platform: Platform): FormulaInput {
  const figures = figuresOf(platform);
  const dates = Array.from({ length: POSTS }, (_, n) => addDays(DAY, -DAYS_BETWEEN * n));
  const posts: PostInput[] = dates.map((date, n) => ({ id: `reference-${n}`, date, ...figures }));
  const followers = [0, 56, 112].map((ago) => ({ date: addDays(DAY, -ago), count: FOLLOWERS }));
  const observedFrom = addDays(DAY, -POSTS * DAYS_BETWEEN);
  return {
    asOf: DAY,
    platforms: [
      { platform, observedFrom, observedTo: DAY, followers, posts, comments: balancedComments(DAY) },
    ],
  };
}

function figuresOf(platform: Platform): Partial<PostInput> {
  const exposure = EXPOSURES.map((name) => ({
    name,
    value: normOf(platform, "exposure_per_post", name, "post"),
  })).find(({ value }) => value !== null);
  const shown = exposure?.value ? { [exposure.name]: exposure.value } : {};
  const denominators: [Denominator, number][] = [
    ...(exposure?.value ? [[exposure.name, exposure.value] satisfies [Denominator, number]] : []),
    ["followers", FOLLOWERS],
  ];
  for (const [denominator, by] of denominators) {
    for (const numerator of NUMERATORS) {
      const rate = normOf(platform, "engagement_rate", numerator.join("+"), denominator);
      if (rate !== null) return { ...shown, ...share(numerator, rate * by) };
    }
  }
  return shown;
}

function normOf(platform: Platform, metric: string, numerator: string, denominator: string): number | null {
  const measure = { platform, metric, numerator, denominator, statistic: "median" as const };
  return findBenchmark(measure, REGISTRY, FOLLOWERS)?.value ?? null;
}

/** All interactions count alike in the rate; that there is one of each kind lets depth be measured too. */
function share(numerator: readonly Interaction[], total: number): Partial<PostInput> {
  const [first, ...others] = numerator;
  const small = total * 0.1;
  const rest = Object.fromEntries(others.map((name) => [name, small]));
  return first === undefined ? {} : { ...rest, [first]: total - others.length * small };
}
