import { quantilesAt } from "../../statistics/quantile-at.ts";
import { DAILY_POSTS } from "./parameters.ts";
import { daysOf, type Placed, type PostDay, type Posted } from "./prepare-profile.ts";
import type { ReferenceTable } from "./reference/reference-table.ts";

/** What one post achieved; null where that is not known. */
type Measure = (placed: Placed) => number | null;

/**
 * What posts achieved, no day with more than three: a thread of twenty posts is one event of a day and no new level. Of more, the
 * thirds of the day stand for all, each by its middle.
 *
 * @param posts those of one day beside each other
 * @param measure what one post achieved; null where that is not known
 * @returns what counts, in the order of the days
 */
export function capDays(posts: readonly Placed[], measure: Measure): number[] {
  const ratios: number[] = [];
  for (let from = 0, to = 0; from < posts.length; from = to) {
    while (posts[to]?.day === posts[from]?.day) to++;
    for (const ratio of capDay(posts.slice(from, to), measure)) ratios.push(ratio);
  }
  return ratios;
}

/**
 * The same of whole days, each counted once: what it achieved changes only with the audience that it is compared at.
 *
 * @param posts all own posts of each of the days
 * @param table that `measure` compares with; with another measure it is another one
 * @param sizeOf log10 of the audience on a day, the only thing beside the posts that `measure` may depend on
 */
export function countDays(
  posts: readonly Posted[],
  table: ReferenceTable,
  sizeOf: (day: number) => number | null,
  measure: Measure,
): number[] {
  const ratios: number[] = [];
  for (let at = 0; at < posts.length; ) {
    const { on } = posts[at] as Posted;
    const counted = countDay(on, table, sizeOf(on.day), measure);
    for (let n = 0; n < counted.length; n++) ratios.push(counted[n] as number);
    at += on.own.length;
  }
  return ratios;
}

/** How many values `countDays` gives of posts whose measure is always known. */
export function countCapped(posts: readonly Posted[]): number {
  return daysOf(posts).reduce((sum, { own }) => sum + Math.min(own.length, DAILY_POSTS), 0);
}

function countDay(
  { own, counted }: PostDay,
  table: ReferenceTable,
  size: number | null,
  measure: Measure,
): readonly number[] {
  for (const known of counted) {
    if (known.table !== table) continue;
    if (known.size !== size) Object.assign(known, { size, ratios: capDay(own, measure) });
    return known.ratios;
  }
  const ratios = capDay(own, measure);
  counted.push({ table, size, ratios });
  return ratios;
}

function capDay(posts: readonly Placed[], measure: Measure): number[] {
  const ratios: number[] = [];
  for (const placed of posts) {
    const ratio = measure(placed);
    if (ratio !== null) ratios.push(ratio);
  }
  return ratios.length > DAILY_POSTS ? thirdsOf(ratios) : ratios;
}

/** The middles of the thirds of a day, as shares. */
const MIDDLES = Array.from({ length: DAILY_POSTS }, (_, at) => (at + 0.5) / DAILY_POSTS);

function thirdsOf(ratios: readonly number[]): number[] {
  return quantilesAt(ratios, MIDDLES);
}
