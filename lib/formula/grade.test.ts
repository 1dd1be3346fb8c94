import { expect, test } from "vitest";
import { GRADE_WORDS, gradeOf } from "./grade.ts";

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
