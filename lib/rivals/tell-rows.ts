import { type Counted, sum } from "./count-period.ts";
import type { RivalFigures, RivalRow } from "./schemas.ts";
import { WEEK } from "./values.ts";

/** What everybody who is known for the whole period has together; null where there is nobody to compare with. */
function totalOf(all: readonly Counted[], figure: "posts" | "interactions"): number | null {
  const whole = all.filter((one) => one.isWhole && one[figure] !== null);
  const total = sum(whole, (one) => one[figure] ?? 0);
  const isCompared = whole.length > 1 && whole.some(({ profile }) => profile.role === "watched");
  return isCompared && total > 0 ? total : null;
}

/** @returns 0–1, or null where it is not known for the whole period */
export function shareOf(
  one: Counted,
  all: readonly Counted[],
  figure: "posts" | "interactions",
): number | null {
  const [part, total] = [one[figure], totalOf(all, figure)];
  return one.isWhole && part !== null && total !== null ? part / total : null;
}

/** A profile beside all that are compared. */
export function tellRow(one: Counted, all: readonly Counted[]): RivalRow {
  const { profile, knownDays, posts, interactions, followers, growth } = one;
  const { runs, ...named } = profile;
  const perPost = interactions === null || posts === 0 ? null : interactions / posts;
  return {
    ...named,
    knownDays,
    knownUntil: runs.at(-1)?.to ?? null,
    followers,
    growth,
    posts,
    postsPerWeek: knownDays === 0 ? null : (posts * WEEK) / knownDays,
    interactionsPerPost: perPost,
    rate: perPost === null || !followers ? null : perPost / followers,
    shareOfInteractions: shareOf(one, all, "interactions"),
    shareOfPosts: shareOf(one, all, "posts"),
  };
}

/** One's own profiles together; shares are those of the ones that are known for the whole period. Null with fewer than two. */
export function sumOwn(all: readonly Counted[]): RivalFigures | null {
  const own = all.filter(({ profile }) => profile.role === "own");
  if (own.length < 2) return null;
  const rows = own.map((one) => tellRow(one, all));
  const posts = sum(own, (one) => one.posts);
  const interactions = sumKnown(own.map((one) => one.interactions));
  const perPost = interactions === null || posts === 0 ? null : interactions / posts;
  return {
    followers: sumKnown(own.map((one) => one.followers)),
    growth: null,
    posts,
    postsPerWeek: sumKnown(rows.map(({ postsPerWeek }) => postsPerWeek)),
    interactionsPerPost: perPost,
    rate: null,
    shareOfInteractions: sumAny(rows.map((one) => one.shareOfInteractions)),
    shareOfPosts: sumAny(rows.map((one) => one.shareOfPosts)),
  };
}

/** Null where any of them is not known. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  return values.includes(null) || values.length === 0 ? null : sum(values, (one) => one ?? 0);
}

/** Null where none of them is known. */
function sumAny(values: readonly (number | null)[]): number | null {
  const known = values.filter((one) => one !== null);
  return known.length === 0 ? null : sum(known, (one) => one);
}
