import { referencePercentile } from "./industry-benchmark.ts";
import type { ReferenceComposites } from "./reference-set.ts";

export type Grade = "green" | "yellow" | "red";

/** The grades of a pillar in words for people. Yellow spans 50, which is the middle account (v1: the benchmark), or not known. */
export const GRADE_WORDS: Record<Grade, string> = {
  green: "Strong",
  yellow: "Around the middle",
  red: "Weak",
};

export type Place = "below" | "around" | "ahead";

export const PLACE_WORDS: Record<Place, string> = {
  below: "Below most",
  around: "Around the middle",
  ahead: "Ahead of most",
};

/**
 * The grade of a composite or pillar: green from 55, yellow from 35, red below.
 *
 * @param score 0–100
 * @returns the grade's name in the public answers
 * Source: grades seen in published examples (42 and 48 yellow; 55, 58 and 62 green).
 */
export function gradeOf(score: number): Grade {
  if (score >= 55) return "green";
  return score >= 35 ? "yellow" : "red";
}

/**
 * The place of a composite among the reference accounts: below most of them under the 25th percentile, ahead of most
 * above the 75th. It means the same under every version, where the grade does not: under v1 nine composites of ten lie
 * between 44 and 55, under v2 between 34 and 68.
 *
 * @param score the composite, 0–100
 * @param reference composites of the reference accounts, under the version that the score is of
 * @returns the place, of which `PLACE_WORDS` has the words
 */
export function placeOf(score: number, reference: ReferenceComposites): Place {
  const percentile = referencePercentile(score, reference);
  if (percentile < 25) return "below";
  return percentile > 75 ? "ahead" : "around";
}
