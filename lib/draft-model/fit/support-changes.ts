import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import type { SupportedChange } from "../draft-model.ts";
import { indexOfFeature } from "../features/list-features.ts";
import type { AuthorPosts } from "./author-posts.ts";
import { detrend } from "./detrend.ts";
import { meanOf } from "./measure-ranking.ts";

/** What somebody can change in a text without changing what it says. */
export const CHANGEABLE = [
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
/** Standard errors from 0 in the first part. */
const MIN_ERRORS = 2;

/**
 * Which changes the data support: the feature goes with the fate of posts within authors by two standard errors, and in
 * other authors with the same sign. Fates are taken less those of the neighbours in time.
 *
 * @param authors those learnt from
 * @param others authors that the first have nothing to do with
 * @param confounded features that stand for something else on this platform
 * @returns the supported ones with their figures
 */
export function supportChanges(
  authors: readonly AuthorPosts[],
  others: readonly AuthorPosts[],
  confounded: readonly string[],
): SupportedChange[] {
  const first = authors.map(detrend);
  const second = others.map(detrend);
  return CHANGEABLE.filter((feature) => !confounded.includes(feature)).flatMap((feature) => {
    const [here, there] = [correlate(first, feature), correlate(second, feature)];
    const [rho, rhoOthers] = [meanOf(here), meanOf(there)];
    const deviation = Math.sqrt(meanOf(here.map((value) => (value - rho) ** 2)) / here.length);
    const isShown = here.length >= MIN_AUTHORS && Math.abs(rho) >= MIN_ERRORS * deviation;
    if (!isShown || there.length < MIN_OTHERS || rho * rhoOthers <= 0) return [];
    const [authors, others] = [here.length, there.length];
    return [{ feature, rho: round(rho), authors, rho_others: round(rhoOthers), others }];
  });
}

function correlate(authors: readonly AuthorPosts[], feature: string): number[] {
  const index = indexOfFeature(feature);
  return authors.flatMap(({ posts }) => {
    const values = posts.map(({ features }) => features[index] || 0);
    return (
      rankCorrelation(
        values,
        posts.map(({ fate }) => fate),
      ) ?? []
    );
  });
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
