import { quantilesAt } from "../../statistics/quantile-at.ts";
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
  const close = () => {
    for (const ratio of own.length > DAILY_POSTS ? thirdsOf(own) : own) ratios.push(ratio);
  };
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

/** How many values `capDays` gives of posts whose measure is always known. */
export function countCapped(posts: readonly Placed[]): number {
  let counted = 0;
  let [day, own]: [number | null, number] = [null, 0];
  for (const placed of posts) {
    own = placed.day === day ? own + 1 : 1;
    day = placed.day;
    if (own <= DAILY_POSTS) counted++;
  }
  return counted;
}

/** The middles of the thirds of a day, as shares. */
const MIDDLES = Array.from({ length: DAILY_POSTS }, (_, at) => (at + 0.5) / DAILY_POSTS);

function thirdsOf(ratios: readonly number[]): number[] {
  return quantilesAt(ratios, MIDDLES);
}
