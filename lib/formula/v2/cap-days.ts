import { quantileAt } from "../../statistics/quantile-at.ts";
import { DAILY_POSTS } from "./parameters.ts";
import type { Placed } from "./prepare-profile.ts";

/**
 * What posts achieved, no day with more than three: a thread of twenty posts is one event of a day and no new level. Of more, the
 * thirds of the day stand for all, each by its middle.
 *
 * @param posts those of one day beside each other
 * @param measure what one post achieved; null where that is not known
 * @returns what counts, in the order of the days
 */
export function capDays(posts: readonly Placed[], measure: (placed: Placed) => number | null): number[] {
  const ratios: number[] = [];
  let [day, own]: [number | null, number[]] = [null, []];
  const close = () => ratios.push(...(own.length > DAILY_POSTS ? thirdsOf(own) : own));
  for (const placed of posts) {
    if (placed.day !== day) {
      close();
      [day, own] = [placed.day, []];
    }
    const ratio = measure(placed);
    if (ratio !== null) own.push(ratio);
  }
  close();
  return ratios;
}

function thirdsOf(ratios: readonly number[]): number[] {
  return Array.from({ length: DAILY_POSTS }, (_, at) => quantileAt(ratios, (at + 0.5) / DAILY_POSTS));
}
