import { medianLow } from "../../../statistics/quantile.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { DAYS, HALF_WAY } from "../parameters.ts";
import type { PreparedPlatform, PreparedPost } from "../prepare-platform.ts";
import { formatFigure } from "./format-figure.ts";
import { keptShare, takeEvenly } from "./kept-share.ts";
import type { MeasuredPost, MeasuredPosts } from "./measure-posts.ts";
import { replacePosts } from "./replace-posts.ts";

/** Day of the week of day number d is (d + 4) mod 7, Sunday 0: 1970-01-01 was a Thursday. */
const WEEKEND: ReadonlySet<number> = new Set([0, 6]);
const MIN_POSTS = 10;
const MIN_Z = 2.6;

/**
 * Shifting the mix towards what does best in the brand's own posts: a media format, weekends or working days. Only
 * with at least ten posts on both sides and a difference that chance hardly makes (Mann–Whitney, z of 2.6 or more,
 * strict because several formats are tried).
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param measured its mature posts by one measure
 * @returns at most one proposal per way of grouping posts
 * Source: Mann and Whitney 1947, normal approximation.
 */
export function proposeMix(
  input: FormulaInput,
  platform: PreparedPlatform,
  measured: MeasuredPosts,
): Proposal[] {
  const byMedia = bestGroup(measured, ({ post }) => post.media);
  const byWeek = bestGroup(measured, ({ day }) => (WEEKEND.has((day + 4) % 7) ? "weekend" : "working-day"));
  const name = platform.platform;
  const proposals: Proposal[] = [];
  if (byMedia !== null) {
    const action = `Shift the mix on ${PLATFORM_WORDS[name]} to ${byMedia.label}: make every second post of another format ${/^[aeiou]/i.test(byMedia.label) ? "an" : "a"} ${byMedia.label}`;
    const keys = { change: `format-${byMedia.label}:${name}`, group: `format:${name}` };
    proposals.push(proposalOf(input, platform, measured, byMedia, { ...keys, action }));
  }
  if (byWeek !== null) {
    const days = byWeek.label === "weekend" ? "Saturdays and Sundays" : "working days";
    const action = `Publish more of your ${PLATFORM_WORDS[name]} posts on ${days}: move every second other post there`;
    const keys = { change: `days-${byWeek.label}:${name}`, group: `days:${name}` };
    proposals.push(proposalOf(input, platform, measured, byWeek, { ...keys, action }));
  }
  return proposals;
}

type Label = (placed: PreparedPost) => string | undefined;
/** `older`: posts of the others before the level window. */
type Split = {
  label: string;
  best: MeasuredPost[];
  others: MeasuredPost[];
  older: MeasuredPost[];
  wins: number;
};

function bestGroup(measured: MeasuredPosts, labelOf: Label): Split | null {
  const isLabelled = ({ placed }: MeasuredPost) => labelOf(placed) !== undefined;
  const labelled = measured.posts.filter(isLabelled);
  const labels = [...new Set(labelled.map(({ placed }) => labelOf(placed) as string))].sort();
  let found: Split | null = null;
  for (const label of labels) {
    const best = labelled.filter(({ placed }) => labelOf(placed) === label);
    const others = labelled.filter(({ placed }) => labelOf(placed) !== label);
    const [n, m] = [best.length, others.length];
    if (n < MIN_POSTS || m < MIN_POSTS) continue;
    const wins = shareOfWins(best, others);
    const z = (wins - 0.5) / Math.sqrt((n + m + 1) / (12 * n * m));
    if (z < MIN_Z || wins <= (found?.wins ?? 0)) continue;
    const older = measured.older.filter((one) => isLabelled(one) && labelOf(one.placed) !== label);
    found = { label, best, others, older, wins };
  }
  return found;
}

function shareOfWins(best: readonly MeasuredPost[], others: readonly MeasuredPost[]): number {
  const sorted = Float64Array.from(others.map(({ value }) => value)).sort();
  const sum = best.reduce(
    (total, { value }) => total + rankIn(sorted, value, false) + rankIn(sorted, value, true),
    0,
  );
  return sum / (2 * best.length * others.length);
}

/** How many sorted values are below the value, or at most the value. */
function rankIn(sorted: Float64Array, value: number, orEqual: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] as number;
    if (at < value || (orEqual && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function proposalOf(
  input: FormulaInput,
  prepared: PreparedPlatform,
  measured: MeasuredPosts,
  split: Split,
  words: Pick<Proposal, "change" | "group" | "action">,
): Proposal {
  const { best, others, older, label, wins } = split;
  const figure = (posts: MeasuredPost[]) =>
    formatFigure(medianLow(posts.map(({ value }) => value)) ?? 0, measured.kind);
  const dates = measured.posts.map(({ placed }) => placed.post.date);
  const moved = [...older, ...others].filter((_, index) => index % 2 === 0);
  const mixed = (share: number) => {
    const changed = new Map(
      takeEvenly(moved, share).map(({ placed: { post } }, index) => {
        return [post.id, likeBest(post, best[index % best.length] as MeasuredPost)];
      }),
    );
    return replacePosts(input, prepared.platform, (posts) =>
      posts.map((post) => changed.get(post.id) ?? post),
    );
  };
  const n = Math.min(best.length, others.length);
  return {
    ...words,
    pillar: measured.pillar,
    evidence:
      `${dates[0]} to ${dates[dates.length - 1]}: your ${best.length} ${label} posts have a median ${measured.words} of ` +
      `${figure(best)}, your ${others.length} others ${figure(others)}; in ${Math.round(wins * 100)} of 100 pairs the ${label} post did better.`,
    changed: mixed(1),
    changedFor: (keptDays) => mixed(keptShare(prepared, keptDays, DAYS.mature)),
    shrinkage: n / (n + HALF_WAY.posts),
  };
}

function likeBest(post: PostInput, best: MeasuredPost): PostInput {
  return { ...best.placed.post, id: post.id, date: post.date };
}
