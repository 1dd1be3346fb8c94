import { measureLift } from "#lib/campaigns/lift/measure-lift.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";

/** What is added to a window that nothing was done in. */
const SIZES = [0, 0.1, 0.25, 0.5, 1];
const WEEKS = [2, 3, 4, 6, 8];

export type Judged = {
  /** Windows whose 90 % interval was judged, and how many of them hold the true lift. */
  cases: number;
  covered: number;
  /** Windows in which nothing was done, and of how many of them a lift is said. */
  placebos: number;
  said: number;
};

/**
 * Judges the lift on series in which nothing was done: a window is taken by chance, its days are made larger by a known size, and the
 * interval has to hold that size; of as many other windows, left as they are, none should be said to have a lift.
 *
 * @param series engagements by day, each the whole of an account
 * @param cases how many of either kind
 * @param seed of the choice of windows
 */
export function judgeLift(series: readonly (readonly number[])[], cases: number, seed: string): Judged {
  const random = seededRandom(seed);
  const judged: Judged = { cases: 0, covered: 0, placebos: 0, said: 0 };
  const pick = <V>(values: readonly V[]): V => values[Math.floor(random() * values.length)] as V;
  for (let tries = 0; tries < 500 * cases && judged.placebos < cases; tries++) {
    const days = pick(series);
    const length = 7 * pick(WEEKS);
    const start = Math.floor(random() * (days.length - length));
    const size = judged.cases < cases ? pick(SIZES) : 0;
    if (start < 0) continue;
    const window = days.slice(start, start + length).map((value) => raise(value, size, random));
    const answer = measureLift(days.slice(0, start), window);
    if ("refused" in answer) continue;
    if (judged.cases < cases) {
      judged.cases++;
      if (answer.liftLow <= size && size <= answer.liftHigh) judged.covered++;
    } else {
      judged.placebos++;
      if (answer.liftLow > 0) judged.said++;
    }
  }
  return judged;
}

/** A count made larger by a share; what is left of a whole number falls to chance. */
function raise(value: number, size: number, random: () => number): number {
  return size === 0 ? value : Math.floor(value * (1 + size) + random());
}
