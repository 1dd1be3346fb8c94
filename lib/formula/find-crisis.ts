import { roundTo } from "../statistics/round-to.ts";
import { dayOf } from "../time.ts";
import { followTurns, type OpenTurn } from "./follow-turns.ts";
import type { PlatformInput } from "./formula-input.ts";
import type { Platform } from "./names.ts";

export type Crisis = {
  platform: Platform;
  /** First UTC day of the turn, YYYY-MM-DD. */
  since: string;
  /** Comments since then that could be classified. */
  comments: number;
  /** The share of negative ones among them, 0 to 1. */
  negative_share: number;
  /** The same of the brand's earlier weeks; with few comments of its own it leans on the median brand. */
  ordinary_share: number;
};

type Comments = { asOf: string; platforms: readonly Pick<PlatformInput, "platform" | "comments">[] };

/** Shares are told to a tenth of a percent. */
const DECIMALS = 3;

/**
 * A sudden negative turn in what others say, found on the day on which it shows: ten or more negative comments in one to
 * three days, with odds three times those of the brand's own earlier 13 weeks, and hardly by chance (1 in 10,000, for comments
 * that resemble each other). Who is always spoken of badly has none. Computed beside every version of the formula.
 *
 * @param input what a score rests on; the order of the data does not matter
 * @returns the worst of the platforms (most negative comments beyond the usual); null without one
 * Source of the test: Chernoff's bound of the binomial tail. False alarms where nothing happens, by
 * `npm run bench -- crisis` on the reference set: .22 a brand and year, none at 29 of 32 brands.
 */
export function findCrisis({ asOf, platforms }: Comments): Crisis | null {
  const found = [...Map.groupBy(platforms, ({ platform }) => platform)].flatMap(([platform, profiles]) => {
    const turn = followTurns(
      profiles.flatMap(({ comments }) => comments),
      asOf,
    );
    return turn ? [{ platform, turn }] : [];
  });
  const [worst] = found.sort(
    (a, b) => excessOf(b.turn) - excessOf(a.turn) || (a.platform < b.platform ? -1 : 1),
  );
  if (!worst) return null;
  const { since, known, negative, ordinaryShare } = worst.turn;
  return {
    platform: worst.platform,
    since: dayOf(since),
    comments: known,
    negative_share: roundTo(negative / known, DECIMALS),
    ordinary_share: roundTo(ordinaryShare, DECIMALS),
  };
}

function excessOf({ negative, known, ordinaryShare }: OpenTurn): number {
  return negative - known * ordinaryShare;
}
