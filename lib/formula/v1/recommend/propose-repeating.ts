import type { FormulaInput } from "../../formula-input.ts";
import type { Platform } from "../../names.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import { medianLow } from "../median-low.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";
import { formatFigure } from "./format-figure.ts";
import type { MeasuredPosts } from "./measure-posts.ts";
import type { Proposal } from "./proposal.ts";
import { replacePosts } from "./replace-posts.ts";

/**
 * Less of the weakest posts, more like the best. How far a success can be repeated on purpose is little: the best
 * models that we know of predict a post's rank among its author's other posts with a correlation of 0.08 to 0.28,
 * so only that share of the computed change is promised, and on platforms where it is not shown nothing is.
 *
 * @param input all data of the brand
 * @param platform prepared data of one platform
 * @param measured its mature posts by one measure
 * @returns one proposal, or none with fewer than 12 posts: then the best quarter is no more than two
 */
export function proposeRepeating(
  input: FormulaInput,
  { platform }: PreparedPlatform,
  measured: MeasuredPosts,
): Proposal[] {
  const certainty = REPEATABLE[platform];
  const ranked = measured.posts.toSorted((a, b) => b.value - a.value || a.placed.day - b.placed.day);
  const usual = medianLow(ranked.map(({ value }) => value));
  if (certainty === undefined || usual === null || ranked.length < LEAST_POSTS) return [];
  const quarter = Math.floor(ranked.length / 4);
  const [best, weakest] = [ranked.slice(0, quarter), ranked.slice(-quarter)];
  const changed = new Map(
    weakest.map(({ placed }, index) => {
      const { id, date } = placed.post;
      return [id, { ...(best[index]?.placed ?? placed).post, id, date }];
    }),
  );
  const [first, last] = spanOf(measured);
  const bestFigure = medianLow(best.map(({ value }) => value)) ?? 0;
  const show = (value: number) => formatFigure(value, measured.kind);
  const examples = best.slice(0, 3).map(({ placed }) => placed.post.date);
  return [
    {
      change: `repeating-${measured.pillar}:${platform}`,
      pillar: measured.pillar,
      action:
        `Replace the weakest quarter of your ${PLATFORM_WORDS[platform]} posts with more of what ${WHAT[measured.pillar]} best` +
        ` (your posts of ${examples.join(", ")})`,
      evidence:
        `${first} to ${last}: the best ${quarter} of ${ranked.length} posts have a median ${measured.words} of ${show(bestFigure)}, ` +
        `all of them ${show(usual)}; the benchmark is ${show(measured.benchmark)} (${measured.source}). ` +
        `Only ${Math.round(certainty * 100)} % of the difference is counted on, as successes are hard to repeat.`,
      changed: replacePosts(input, platform, (posts) => posts.map((post) => changed.get(post.id) ?? post)),
      certainty,
    },
  ];
}

const LEAST_POSTS = 12;
const WHAT = { impact: "people responded to", reach: "got seen" } as const;

/** Rank correlation within an author of the best text and format models, on authors never seen. */
const REPEATABLE: Partial<Record<Platform, number>> = {
  twitter: 0.28,
  youtube: 0.16,
  instagram: 0.13,
  tiktok: 0.08,
};

function spanOf({ posts }: MeasuredPosts): [string, string] {
  return [posts[0]?.placed.post.date ?? "", posts[posts.length - 1]?.placed.post.date ?? ""];
}
