import { expect, it } from "vitest";
import { rankCorrelation } from "./rank-correlation.ts";

it.each([
  [[1, 2, 3], [10, 20, 300], 1],
  [[1, 2, 3], [3, 2, 1], -1],
  [[1, 2, 2, 4], [1, 3, 2, 4], 0.948683],
  [[1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8],
])("of %j and %j is %d", (a, b, expected) => {
  expect(rankCorrelation(a, b)).toBeCloseTo(expected, 6);
});

it("is not known when one side does not vary", () => {
  expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNull();
  expect(rankCorrelation([], [])).toBeNull();
});
