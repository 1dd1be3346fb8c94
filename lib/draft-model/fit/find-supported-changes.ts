import { mean } from "../../statistics/mean.ts";
import { medianHigh } from "../../statistics/quantile.ts";
import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import { roundTo } from "../../statistics/round-to.ts";
import type { SupportedChange } from "../draft-model.ts";
import { indexOfFeature } from "../features/list-features.ts";
import type { AuthorPosts } from "./labelled-post.ts";

/** What somebody can change in a text without changing what it says. */
const CHANGEABLE = [
  "characters",
  "hashtags",
  "mentions",
  "links",
  "exclamations",
  "emoji",
  "shouted",
] as const;
const MIN_AUTHORS = 20;
const MIN_OTHERS = 8;
/** The mean correlation of the authors learnt from must lie so many standard errors from 0. */
const MIN_STANDARD_ERRORS = 2;
/** Detrending: neighbours in time, and the fewest posts that have any to speak of. */
const NEIGHBOURS = 15;
const MIN_POSTS_TO_DETREND = 10;

/**
 * Which changes the data support: the feature correlates with the outcome of posts within authors by two standard errors,
 * and in other authors with the same sign. Outcomes are taken less those of the neighbours in time.
 *
 * @param authors those learnt from
 * @param others authors that the first have nothing to do with
 * @param confounded features that stand for something else on this platform
 * @returns the supported ones with their figures
 */
export function findSupportedChanges(
  authors: readonly AuthorPosts[],
  others: readonly AuthorPosts[],
  confounded: readonly string[],
): SupportedChange[] {
  const first = authors.map(detrend);
  const second = others.map(detrend);
  return CHANGEABLE.filter((feature) => !confounded.includes(feature)).flatMap((feature) => {
    const [here, there] = [correlate(first, feature), correlate(second, feature)];
    const [rho, rhoOthers] = [mean(here), mean(there)];
    const standardError = Math.sqrt(mean(here.map((value) => (value - rho) ** 2)) / here.length);
    const isShown = here.length >= MIN_AUTHORS && Math.abs(rho) >= MIN_STANDARD_ERRORS * standardError;
    if (!isShown || there.length < MIN_OTHERS || rho * rhoOthers <= 0) return [];
    const [authors, others] = [here.length, there.length];
    return [{ feature, rho: roundTo(rho, 3), authors, rho_others: roundTo(rhoOthers, 3), others }];
  });
}

/**
 * Takes off the median outcome of each post's neighbours in time, where all are dated: older posts had longer to be seen.
 *
 * @param author with any number of posts
 * @returns the author, of ten posts or more with other outcomes
 */
function detrend(author: AuthorPosts): AuthorPosts {
  const { posts } = author;
  if (posts.length < MIN_POSTS_TO_DETREND || posts.some(({ at }) => at === null)) return author;
  const order = posts.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const lastStart = Math.max(0, order.length - NEIGHBOURS);
  const detrended = order.map((post, n) => {
    const from = Math.max(0, Math.min(n - (NEIGHBOURS >> 1), lastStart));
    const near = order.slice(from, from + NEIGHBOURS).filter((other) => other !== post);
    const usual = medianHigh(near.map(({ outcome }) => outcome)) ?? 0;
    return { ...post, outcome: post.outcome - usual };
  });
  return { ...author, posts: detrended };
}

function correlate(authors: readonly AuthorPosts[], feature: string): number[] {
  const index = indexOfFeature(feature);
  return authors.flatMap(({ posts }) => {
    const values = posts.map(({ features }) => features[index] || 0);
    const outcomes = posts.map(({ outcome }) => outcome);
    return rankCorrelation(values, outcomes) ?? [];
  });
}
