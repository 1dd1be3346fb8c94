import { medianLow } from "../../../statistics/quantile.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { Platform } from "../../names.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { Proposal } from "../../proposal.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { formatFigure } from "./format-figure.ts";
import { keptShare, takeEvenly } from "./kept-share.ts";
import type { MeasuredPost, MeasuredPosts } from "./measure-posts.ts";
import { replacePosts } from "./replace-posts.ts";

const MIN_POSTS = 12;
const MAX_EXAMPLES = 3;
const SUCCESS_WORDS = { impact: "people responded to", reach: "got seen" } as const;
/** Rank correlation within an author of the best text and format models, on authors never seen. */
const REPEATABILITY: Partial<Record<Platform, number>> = {
  twitter: 0.28,
  youtube: 0.16,
  instagram: 0.13,
  tiktok: 0.08,
};

/**
 * Less of the weakest posts, more like the best. A success can hardly be repeated on purpose: the best models that we know
 * of predict a post's rank among its author's other posts with a correlation of 0.08 to 0.28, so only that share of the
 * computed change is promised, and nothing on platforms where that is not shown.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param measured its mature posts by one measure
 * @returns one proposal, or none with fewer than 12 posts: then the best quarter is no more than two
 */
export function proposeRepeating(
  input: FormulaInput,
  prepared: PreparedPlatform,
  measured: MeasuredPosts,
): Proposal[] {
  const { platform } = prepared;
  const shrinkage = REPEATABILITY[platform];
  const ranked = measured.posts.toSorted(bestFirst);
  const usual = medianLow(ranked.map(({ value }) => value));
  if (shrinkage === undefined || usual === null || ranked.length < MIN_POSTS) return [];
  const quarter = Math.floor(ranked.length / 4);
  const best = ranked.slice(0, quarter);
  const weakest = [...measured.older, ...ranked]
    .sort(bestFirst)
    .slice(-Math.floor((ranked.length + measured.older.length) / 4));
  const repeated = (share: number) => {
    const changed = likeBest(takeEvenly(weakest, share), best);
    return replacePosts(input, platform, (posts) => posts.map((post) => changed.get(post.id) ?? post));
  };
  const [first, last] = spanOf(measured);
  const bestFigure = medianLow(best.map(({ value }) => value)) ?? 0;
  const show = (value: number) => formatFigure(value, measured.kind);
  const examples = best.slice(0, MAX_EXAMPLES).map(({ placed: { post } }) => {
    return { platform, id: post.id, date: post.date };
  });
  return [
    {
      change: `repeating-${measured.pillar}:${platform}`,
      group: `repeating:${platform}`,
      pillar: measured.pillar,
      action: `Replace the weakest quarter of your ${PLATFORM_WORDS[platform]} posts with more of what ${SUCCESS_WORDS[measured.pillar]} best`,
      examples,
      evidence:
        `${first} to ${last}: the best ${quarter} of ${ranked.length} posts have a median ${measured.words} of ${show(bestFigure)}, ` +
        `all of them ${show(usual)}; the benchmark is ${show(measured.benchmark)} (${measured.source}). ` +
        `Only ${Math.round(shrinkage * 100)} % of the difference is counted on, as successes are hard to repeat.`,
      changed: repeated(1),
      changedFor: (keptDays) => repeated(keptShare(prepared, keptDays, DAYS.mature)),
      shrinkage,
    },
  ];
}

/** Posts with the figures of the best, by id. */
function likeBest(posts: readonly MeasuredPost[], best: readonly MeasuredPost[]): Map<string, PostInput> {
  return new Map(
    posts.map(({ placed }, index) => {
      const { id, date } = placed.post;
      return [id, { ...(best[index % best.length]?.placed ?? placed).post, id, date }];
    }),
  );
}

function bestFirst(a: MeasuredPost, b: MeasuredPost): number {
  return b.value - a.value || a.placed.day - b.placed.day;
}

function spanOf({ posts }: MeasuredPosts): [string, string] {
  return [posts[0]?.placed.post.date ?? "", posts[posts.length - 1]?.placed.post.date ?? ""];
}
