import type { Caller } from "../caller.ts";
import type { Pillars } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { getHistory } from "./get-history.ts";

/**
 * The score of the last 90 days, one point a week, as far as one version of the formula computed it: scores of two are no line.
 *
 * @param caller who asks, for its own workspace
 * @param formulaVersion of the score that the line leads to
 * @param now the moment that it ends at
 * @returns points ascending by date; composite and pillars 0–100; empty without a history
 * @throws Problem 403 without the scope `score:read`.
 */
export async function readTrend(
  caller: Caller,
  formulaVersion: string,
  now: Date,
): Promise<{ date: string; score: number; pillars: Pillars }[]> {
  try {
    const { data } = await getHistory(caller, { granularity: "weekly" }, now);
    return data
      .filter((point) => point.formulaVersion === formulaVersion)
      .map(({ date, score, pillars }) => ({ date, score, pillars }));
  } catch (error) {
    if (error instanceof Problem && error.title === "No Data") return [];
    throw error;
  }
}
