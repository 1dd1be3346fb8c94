import { expect, test } from "vitest";
import { GRADE_WORDS, gradeOf, PLACE_WORDS, placeOf } from "./grade.ts";
import { referenceMedian } from "./industry-benchmark.ts";
import { REFERENCE_COMPOSITES } from "./v1/benchmarks/reference-composites.ts";

test("green from 55, yellow from 35, red below", () => {
  expect([0, 34.9, 35, 42, 48, 54.9, 55, 58, 100].map(gradeOf)).toEqual([
    "red",
    "red",
    "yellow",
    "yellow",
    "yellow",
    "yellow",
    "green",
    "green",
    "green",
  ]);
  expect(Object.keys(GRADE_WORDS)).toEqual(["green", "yellow", "red"]);
});

test("a composite is below most, around the middle or ahead of most of the reference accounts", () => {
  const { percentiles } = REFERENCE_COMPOSITES;
  const at = (percent: number) => placeOf(percentiles[percent] ?? Number.NaN, REFERENCE_COMPOSITES);
  expect([0, 5, 20, 30, 50, 70, 80, 95, 100].map(at)).toEqual([
    "below",
    "below",
    "below",
    "around",
    "around",
    "around",
    "ahead",
    "ahead",
    "ahead",
  ]);
  // Both have the grade yellow, as nearly all accounts have.
  expect([43, 54.9].map((score) => PLACE_WORDS[placeOf(score, REFERENCE_COMPOSITES)])).toEqual([
    "Below most",
    "Ahead of most",
  ]);
  expect(placeOf(referenceMedian(REFERENCE_COMPOSITES), REFERENCE_COMPOSITES)).toBe("around");
});
