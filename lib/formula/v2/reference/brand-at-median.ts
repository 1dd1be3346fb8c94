import { addDays } from "../../../time.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { Platform } from "../../names.ts";
import { NUMERATORS } from "../parameters.ts";
import { ratioOf } from "../typical-level.ts";
import { findTable, levelAt, type Tables, typicalAt } from "./place-value.ts";

/** Any day would do: the brand does not exist. */
const DAY = "2025-06-30";
const POSTS = 36;
const DAYS_BETWEEN = 3;

/**
 * A brand of median size on one platform whose every post has the interactions of the median account's typical post: what a
 * draft is compared with when a brand's own posts are not known.
 *
 * @param platform the platform
 * @param tables where accounts lie in every measure
 * @returns input of the formula
 */
export function brandAtMedian(platform: Platform, tables: Tables): FormulaInput {
  const dates = Array.from({ length: POSTS }, (_, n) => addDays(DAY, -DAYS_BETWEEN * n));
  const { figures, followers } = medianPost(platform, tables);
  const posts: PostInput[] = dates.map((date, n) => ({ id: `reference-${n}`, date, ...figures }));
  const observedFrom = addDays(DAY, -POSTS * DAYS_BETWEEN);
  const audience = [0, 56, 112].map((ago) => ({ date: addDays(DAY, -ago), count: followers }));
  return {
    asOf: DAY,
    platforms: [{ platform, observedFrom, observedTo: DAY, followers: audience, posts, comments: [] }],
  };
}

/** Of the leanest numerator there is a table for: all interactions count alike. */
function medianPost(platform: Platform, tables: Tables): { figures: Partial<PostInput>; followers: number } {
  for (const interactions of NUMERATORS.toReversed()) {
    const numerator = interactions.join("+");
    const table = findTable(tables, { platform, metric: "interactions", numerator, denominator: "post" });
    const [first, ...others] = interactions;
    if (!table || !first) continue;
    const count = ratioOf(levelAt(table, 0, null)) * typicalAt(table, null);
    const rest = Object.fromEntries(others.map((name) => [name, 0]));
    return { figures: { ...rest, [first]: count }, followers: Math.round(10 ** table.medianSize) };
  }
  return { figures: {}, followers: 10_000 };
}
