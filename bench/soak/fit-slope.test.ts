import { expect, it } from "vitest";
import { fitSlope } from "./fit-slope.ts";

it("finds the slope of a line, and no doubt about it", () => {
  const points = Array.from({ length: 10 }, (_, x) => ({ x, y: 3 + 2 * x }));
  const { slope, upper } = fitSlope(points);
  expect(slope).toBeCloseTo(2, 12);
  expect(upper).toBeCloseTo(2, 12);
});

it("bounds it as the textbooks do: 5 points, t of 3 degrees of freedom 3.182", () => {
  const y = [1, 3, 2, 5, 4];
  const { slope, upper } = fitSlope(y.map((value, x) => ({ x, y: value })));
  expect(slope).toBeCloseTo(0.8, 12);
  // The residuals' squares sum to 3.6; √(3.6 / 3 / 10) = 0.3464.
  expect(upper).toBeCloseTo(0.8 + 3.182 * 0.3464, 1);
});

it("knows nothing of two points", () => {
  expect(
    fitSlope([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]).upper,
  ).toBe(Number.POSITIVE_INFINITY);
});
