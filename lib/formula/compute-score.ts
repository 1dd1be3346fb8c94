import type { FormulaInput } from "./formula-input.ts";
import type { FormulaResult } from "./formula-result.ts";
import { DAYS } from "./v1/parameters.ts";
import { scoreV1 } from "./v1/score-v1.ts";

/**
 * The score of a brand on a day. Old versions stay runnable, so that a score of last year can be computed again.
 *
 * @param input everything known of the brand, in any order; what is dated after `asOf` is not looked at
 * @param version label of the formula version
 * @returns composite and pillars (0–100, one decimal), the explanation that adds up to it, and the confidence
 * @throws RangeError when the version is unknown or a date is no day
 */
export function computeScore(input: FormulaInput, version = "v1"): FormulaResult {
  return versionOf(version).score(input);
}

/**
 * How far a version looks back: data dated that many days or more before `asOf` have no effect on the score.
 *
 * @param version label of the formula version
 * @returns days, the day of the score included
 * @throws RangeError when the version is unknown
 */
export function formulaWindowDays(version = "v1"): number {
  return versionOf(version).windowDays;
}

/**
 * How far back a version looks at posts; audience figures may count for longer.
 *
 * @param version label of the formula version
 * @returns days, the day of the score included
 * @throws RangeError when the version is unknown
 */
export function formulaPostDays(version = "v1"): number {
  return versionOf(version).postDays;
}

type Version = { score: (input: FormulaInput) => FormulaResult; windowDays: number; postDays: number };

const VERSIONS: Record<string, Version> = {
  v1: { score: (input) => scoreV1(input), windowDays: DAYS.lookback, postDays: DAYS.postLookback },
};

function versionOf(version: string): Version {
  const found = Object.hasOwn(VERSIONS, version) ? VERSIONS[version] : undefined;
  if (found === undefined) throw new RangeError(`Unknown formula version: ${version}`);
  return found;
}
