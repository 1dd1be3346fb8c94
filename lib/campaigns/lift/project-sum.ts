/** Engagements of one day after the other, the oldest first; null of a day that is not known or does not count. */
export type Days = readonly (number | null)[];

/** So many weeks back are looked at. */
const WEEKS = 26;
/** Weeks after which a week weighs half. */
const HALF_LIFE = 6;
/** A week of which fewer days are known says nothing. */
const LEAST_DAYS = 4;

/**
 * What a number of whole weeks would bring if things went on as before: the weighted mean of the weeks before, of which one weighs half
 * as much as the one six weeks after it. Whole weeks hold every weekday alike, so that the pattern of the week is no part of it. A
 * trend is none either: on the series that the method was chosen on (`npm run bench -- lift`), a damped one did not make errors smaller.
 *
 * @param before the days before
 * @param length days to be projected, a multiple of seven
 * @returns their sum, 0 or more; null where no week before is known
 */
export function projectSum(before: Days, length: number): number | null {
  let [sum, weights] = [0, 0];
  for (let week = 0; week < WEEKS; week++) {
    const end = before.length - 7 * week;
    if (end < 7) break;
    const known = before.slice(end - 7, end).filter((value) => value !== null);
    if (known.length < LEAST_DAYS) continue;
    const weight = 0.5 ** (week / HALF_LIFE);
    sum += (weight * known.reduce((total, value) => total + value, 0)) / known.length;
    weights += weight;
  }
  return weights === 0 ? null : (sum / weights) * length;
}
