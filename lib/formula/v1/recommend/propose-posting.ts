import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import { findBenchmark } from "../find-benchmark.ts";
import type { Cadence } from "../measure-cadence.ts";
import { measureCadence } from "../measure-cadence.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { formatFigure } from "./format-figure.ts";
import type { Proposal } from "./proposal.ts";
import { replacePosts } from "./replace-posts.ts";

/**
 * Posting more where a platform is silent, below the benchmark, irregular, or below what it was. Planned posts have
 * no metrics: the formula credits presence and momentum with them and promises nothing of their success.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param registry benchmark rows in order of preference
 * @returns proposals; planned posts are spread over the observed days as if the brand had posted so all along
 */
export function proposePosting(
  input: FormulaInput,
  platform: PreparedPlatform,
  registry: readonly BenchmarkRow[],
): Proposal[] {
  const name = platform.platform;
  const measure = {
    platform: name,
    metric: "posts_per_week",
    numerator: "posts",
    denominator: "week",
  } as const;
  const norm = findBenchmark({ ...measure, statistic: "median" }, registry);
  const cadence = measureCadence(platform);
  const { postsPerWeek, observedDays, posts } = cadence;
  if (norm === null || postsPerWeek === null || platform.observed === null) return [];
  const goal = Math.max(1, Math.round(norm.value));
  const normWords = `the benchmark is ${formatFigure(norm.value, "count")} (${norm.source})`;
  const seen = `${counted(posts, "post")} in ${counted(observedDays, "observed day")} up to ${dateOf(platform.observed.to)}`;
  const plan = (perWeek: number, action: string, evidence: string): Proposal => ({
    change: `cadence:${name}`,
    pillar: "presence",
    action,
    evidence,
    changed: replacePosts(input, name, (own) => [...own, ...planned(platform, perWeek - postsPerWeek)]),
    certainty: 1,
  });
  if (cadence.daysSincePost === null || cadence.daysSincePost >= DAYS.active) {
    const start = Math.max(1, Math.round(goal / 2), Math.ceil(postsPerWeek));
    const silent = cadence.daysSincePost ?? observedDays;
    const action = `Revive ${PLATFORM_WORDS[name]}: post ${times(start)} a week`;
    return [plan(start, action, `No post for ${counted(silent, "day")}; ${seen}; ${normWords}.`)];
  }
  const proposals = moveBack(input, platform);
  const target = Math.min(goal, Math.max(1, Math.round(postsPerWeek * 2)));
  if (target > postsPerWeek + 0.2) {
    const action = `Post ${times(target)} a week on ${PLATFORM_WORDS[name]} instead of ${formatFigure(postsPerWeek, "count")}`;
    proposals.push(plan(target, action, `${sentence(seen)}; ${normWords}.`));
  } else if (cadence.weeksWithPost < cadence.weeks) {
    proposals.push(everyWeek(input, platform, cadence));
  }
  return proposals;
}

function moveBack(input: FormulaInput, platform: PreparedPlatform): Proposal[] {
  const { today, platform: name } = platform;
  const recent = measureCadence(platform, today - DAYS.move + 1, today);
  const before = measureCadence(platform, today - 2 * DAYS.move + 1, today - DAYS.move);
  const [now, then] = [recent.postsPerWeek, before.postsPerWeek];
  if (now === null || then === null || before.observedDays < DAYS.active || now > then * 0.8) return [];
  const since = today - DAYS.move;
  const [nowWords, thenWords] = [formatFigure(now, "count"), formatFigure(then, "count")];
  return [
    {
      change: `cadence:${name}`,
      pillar: "momentum",
      action: `Go back to ${thenWords} posts a week on ${PLATFORM_WORDS[name]}; it has fallen to ${nowWords}`,
      evidence: `${counted(recent.posts, "post")} in the last ${recent.observedDays} observed days against ${before.posts} in the ${before.observedDays} before.`,
      changed: replacePosts(input, name, (own) => [...own, ...planned(platform, then - now, since)]),
      certainty: 1,
    },
  ];
}

function everyWeek(input: FormulaInput, platform: PreparedPlatform, cadence: Cadence): Proposal {
  return {
    change: `cadence:${platform.platform}`,
    pillar: "presence",
    action: `Leave no week without a post on ${PLATFORM_WORDS[platform.platform]}: hold one back for thin weeks`,
    evidence: `${cadence.weeksWithPost} of the last ${cadence.weeks} weeks had a post, with ${counted(cadence.posts, "post")} in all.`,
    changed: replacePosts(input, platform.platform, (own) => spread(own, platform, cadence.weeks)),
    certainty: 1,
  };
}

/** The same posts, but for every empty week one comes from a week that has several. */
function spread(own: readonly PostInput[], platform: PreparedPlatform, weeks: number): PostInput[] {
  const last = platform.observed?.to ?? platform.today;
  const byWeek = Array.from({ length: weeks }, (_, week) =>
    platform.posts
      .filter(({ day }) => Math.floor((last - day) / 7) === week)
      .map(({ post }) => post.id)
      .sort(),
  );
  const moved = new Map<string, string>();
  byWeek.forEach((posts, week) => {
    if (posts.length > 0) return;
    const fullest = byWeek.reduce((most, other) => (other.length > most.length ? other : most), []);
    const id = fullest.length > 1 ? fullest.pop() : undefined;
    if (id !== undefined) moved.set(id, dateOf(last - week * 7 - 3));
  });
  return own.map((post) => ({ ...post, date: moved.get(post.id) ?? post.date }));
}

/** Posts that would have been added, evenly over the observed days after `since`. */
function planned(
  platform: PreparedPlatform,
  morePerWeek: number,
  since = Number.NEGATIVE_INFINITY,
): PostInput[] {
  if (platform.observed === null) return [];
  const { from, to } = platform.observed;
  const days = to - Math.max(from, since + 1) + 1;
  const count = Math.max(0, Math.round((morePerWeek * days) / 7));
  return Array.from({ length: count }, (_, index) => ({
    id: `planned ${index}`,
    date: dateOf(to - Math.floor(((index + 0.5) * days) / count)),
  }));
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function times(count: number): string {
  return count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
