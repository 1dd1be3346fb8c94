import { expect, it } from "vitest";
import { measureLift, neededHistory } from "./measure-lift.ts";
import { projectSum } from "./project-sum.ts";

it("tells what a window brought over the weeks before it", () => {
  const before = Array.from({ length: 140 }, (_, day) => (day % 7 === 0 ? 40 : 10));
  const window = Array.from({ length: 14 }, () => 30);
  const lift = measureLift(before, window);
  expect(lift).toMatchObject({ actual: 420, windows: 8 });
  if ("refused" in lift) throw new Error(lift.refused);
  expect(lift.projected).toBeCloseTo(200);
  expect(lift.lift).toBeCloseTo(1.1);
  expect(lift.liftLow).toBeCloseTo(1.1, 1);
  expect(lift.liftHigh).toBeCloseTo(1.1, 1);
});

it("refuses where there is too little before, or too little to have a share of", () => {
  expect(neededHistory(7)).toBe(56);
  expect(neededHistory(56)).toBe(196);
  const days = (count: number, value: number | null = 10) => Array.from({ length: count }, () => value);
  const window = Array.from({ length: 14 }, () => 10);
  expect(measureLift(days(69), window)).toEqual({ refused: "history", needed: 70, known: 69 });
  expect(measureLift(days(70), window)).toMatchObject({ windows: 3 });
  // Days that do not count take their windows out.
  expect(measureLift([...days(60), null, ...days(9)], window)).toMatchObject({
    refused: "history",
    known: 69,
  });
  expect(measureLift([...days(70), null, ...days(13)], window)).toMatchObject({ windows: 3 });
  expect(measureLift(days(84, null), window)).toMatchObject({ refused: "history", known: 0 });
  expect(measureLift(days(84, 1), window)).toEqual({ refused: "too few", projected: 14 });
});

it("projects from the newest weeks most, and from known days alone", () => {
  expect(projectSum([], 7)).toBeNull();
  expect(projectSum([1, 1, 1, 1, 1, 1, 1], 14)).toBe(14);
  expect(projectSum([null, null, null, 2, 2, 2, 2], 7)).toBe(14);
  expect(projectSum([null, null, null, null, 2, 2, 2], 7)).toBeNull();
  const rising = Array.from({ length: 56 }, (_, day) => day);
  const half = projectSum(rising, 7) ?? 0;
  expect(half).toBeGreaterThan((7 * 55) / 2);
});
