import type { Lift, NoLift } from "../schemas.ts";
import { type Days, projectSum } from "./project-sum.ts";

/** Days before the first window that is projected from them. */
export const TRAINING_DAYS = 28;
/** History is asked for in any case, in days. */
const LEAST_HISTORY = 56;
/** Older days were another brand. */
export const MOST_HISTORY = 730;
export const LEAST_WINDOWS = 3;
const MOST_WINDOWS = 12;
/** Of fewer projected engagements a share is chance. */
export const LEAST_PROJECTED = 20;
/**
 * The 95th percentile of Student's t by its degrees of freedom, from 3 to 12: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
 */
const T_95 = [2.353, 2.132, 2.015, 1.943, 1.895, 1.86, 1.833, 1.812, 1.796, 1.782];

/** Days of history that a window of so many days needs. */
export function neededHistory(length: number): number {
  return Math.max(LEAST_HISTORY, TRAINING_DAYS + LEAST_WINDOWS * length);
}

/**
 * What a window of whole weeks brought over what the days before it let expect.
 *
 * The interval is that of how wrong the same projection was before: each of up to twelve windows of the same length that follow one
 * another up to the start is projected from the days before it alone, as conformal prediction does with its calibration set (Vovk,
 * Gammerman and Shafer 2005). Of the logarithms of actual over projected the root mean square is the size of an error; for the few
 * windows that there are, its 90 % range is Student's t with as many degrees of freedom, widened by one window's own play. Days of
 * the past that are null take their window out of it.
 *
 * @param before days before the window, the oldest first, without a gap between the last and the window
 * @param window its days, a multiple of seven
 * @returns the lift, or why it cannot be told
 */
export function measureLift(before: Days, window: readonly number[]): Lift | NoLift {
  const length = window.length;
  const history = before.slice(-MOST_HISTORY);
  const errors = listErrors(history, length);
  const needed = neededHistory(length);
  const projected = projectSum(history, length);
  if (history.length < needed || errors.length < LEAST_WINDOWS || projected === null)
    return { refused: "history", needed, known: history.filter((value) => value !== null).length };
  if (projected < LEAST_PROJECTED) return { refused: "too few", projected };
  const size = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  const t = T_95[errors.length - LEAST_WINDOWS] ?? T_95.at(-1) ?? 0;
  const reach = Math.exp(t * size * Math.sqrt(1 + 1 / errors.length));
  const low = Math.max(0, (projected + 1) / reach - 1);
  const high = (projected + 1) * reach - 1;
  const actual = window.reduce((sum, value) => sum + value, 0);
  return {
    ...{ actual, projected, low, high },
    lift: actual / projected - 1,
    liftLow: actual / high - 1,
    liftHigh: low === 0 ? Number.POSITIVE_INFINITY : actual / low - 1,
    windows: errors.length,
  };
}

/** How wrong the projection was for windows of the past, the newest first: logarithms of actual over projected, one engagement added. */
function listErrors(history: Days, length: number): number[] {
  const errors: number[] = [];
  for (let end = history.length; end - length >= TRAINING_DAYS; end -= length) {
    if (errors.length === MOST_WINDOWS) break;
    const window = history.slice(end - length, end);
    const projected = projectSum(history.slice(0, end - length), length);
    if (projected === null || window.includes(null)) continue;
    const actual = window.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    errors.push(Math.log((actual + 1) / (projected + 1)));
  }
  return errors;
}
