import { counted } from "../../../text/words.ts";
import { dayOf } from "../../../time.ts";
import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { FormulaInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { type Benchmark, findBenchmark } from "../find-benchmark.ts";
import type { Cadence } from "../measure-cadence.ts";
import { measureCadence } from "../measure-cadence.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { cadenceWords } from "./cadence-words.ts";
import { formatFigure } from "./format-figure.ts";
import { planPosts, spreadPosts } from "./plan-posts.ts";
import { postingProposal } from "./posting-proposal.ts";
import { FALLEN_SHARE, proposeReturn } from "./propose-return.ts";

/** A smaller rise in posts per week is no change that a brand would notice. */
const MIN_RISE = 0.25;

/**
 * Posting more where a platform is silent, below the benchmark, irregular, or below what it was. All of it says how
 * often to post, so only one piece of it is recommended for a platform.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param registry benchmark rows in order of preference
 * @returns proposals, whose planned posts are spread evenly over the observed days
 */
export function proposePosting(
  input: FormulaInput,
  platform: PreparedPlatform,
  registry: readonly BenchmarkRow[],
): Proposal[] {
  const measure = { metric: "posts_per_week", numerator: "posts", denominator: "week" } as const;
  const norm = findBenchmark({ ...measure, platform: platform.platform, statistic: "median" }, registry);
  const cadence = measureCadence(platform);
  if (norm === null || cadence.postsPerWeek === null || platform.observed === null) return [];
  const used: Used = {
    ...cadence,
    postsPerWeek: cadence.postsPerWeek,
    norm,
    to: platform.observed.to,
    isBehind: platform.postsUntil !== undefined,
  };
  if (cadence.daysSincePost === null || cadence.daysSincePost >= DAYS.active)
    return [revive(input, platform, used)];
  const isBelowNorm = used.postsPerWeek < norm.value;
  return [
    ...(isBelowNorm ? proposeReturn(input, platform, norm.value) : []),
    ...(postMore(input, platform, used) ?? fillWeeks(input, platform, used)),
  ];
}

type Used = Omit<Cadence, "postsPerWeek"> & {
  postsPerWeek: number;
  norm: Benchmark;
  to: number;
  isBehind: boolean;
};

function revive(input: FormulaInput, platform: PreparedPlatform, used: Used): Proposal {
  const { postsPerWeek, norm, observedDays, daysSincePost, to } = used;
  const start = Math.max(1, Math.round(Math.round(norm.value) / 2));
  const silent = daysSincePost ?? observedDays;
  // A brand that posted a lot and then fell silent need only fill the silence.
  const isBurst = postsPerWeek >= start;
  const more = isBurst ? start : start - postsPerWeek;
  const plan = planPosts(platform, more, isBurst ? to - silent + 1 : undefined);
  return {
    ...postingProposal(input, platform, "revive", start, (own) => [...own, ...plan]),
    action: `Revive ${PLATFORM_WORDS[platform.platform]}: post ${cadenceWords(start)}`,
    evidence: `No post is known for ${counted(silent, "day")} (if there were some, import them); ${seenWords(used)}; ${normWords(used)}.`,
  };
}

function postMore(input: FormulaInput, platform: PreparedPlatform, used: Used): Proposal[] | null {
  const { postsPerWeek, norm } = used;
  const target = Math.min(Math.max(1, Math.round(norm.value)), Math.max(1, Math.round(postsPerWeek * 2)));
  if (target < postsPerWeek + MIN_RISE) return null;
  const plan = planPosts(platform, target - postsPerWeek);
  const now = cadenceWords(postsPerWeek).replace(/( times)? a week$/, "");
  const proposal = {
    ...postingProposal(input, platform, "cadence", target, (own) => [...own, ...plan]),
    action: `Post ${cadenceWords(target)} on ${PLATFORM_WORDS[platform.platform]} instead of ${now}`,
    evidence: `${seenWords(used)}; ${normWords(used)}.`,
  };
  return [proposal];
}

function fillWeeks(input: FormulaInput, platform: PreparedPlatform, used: Used): Proposal[] {
  const { weeks, weeksWithPost, posts, postsPerWeek } = used;
  const name = platform.platform;
  if (weeks === weeksWithPost) return [];
  const lately = measureCadence(platform, platform.today - DAYS.move + 1).postsPerWeek ?? 0;
  // A falling cadence is another problem than empty weeks.
  if (lately < postsPerWeek * FALLEN_SHARE) return [];
  return [
    {
      ...postingProposal(input, platform, "weekly", Math.max(1, lately), (own) =>
        spreadPosts(own, platform, weeks),
      ),
      action: `Leave no week without a post on ${PLATFORM_WORDS[name]}: hold one back for thin weeks`,
      evidence: `${weeksWithPost} of the last ${weeks} weeks had a post, with ${counted(posts, "post")} in all.`,
    },
  ];
}

function seenWords({ posts, observedDays, to, isBehind }: Used): string {
  const until = isBehind ? `; posts are known until ${dayOf(to)}` : ` up to ${dayOf(to)}`;
  return `${counted(posts, "post")} in ${counted(observedDays, "observed day")}${until}`;
}

function normWords({ norm }: Used): string {
  return `the benchmark is ${formatFigure(norm.value, "count")} a week (${norm.source})`;
}
