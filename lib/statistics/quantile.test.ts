import { expect, it } from "vitest";
import { medianHigh, medianLow, quantileHigh, quantileLow } from "./quantile.ts";

it("takes one of the values, the lower or the upper of two", () => {
  const values = [30, 10, 40, 20];
  expect([medianLow(values), medianHigh(values)]).toEqual([20, 30]);
  expect([medianLow([3, 1, 2]), medianHigh([3, 1, 2])]).toEqual([2, 2]);
  expect([quantileLow(values, 0), quantileLow(values, 1)]).toEqual([10, 40]);
  expect([quantileLow(values, 0.25), quantileHigh(values, 0.25)]).toEqual([10, 20]);
  expect(values).toEqual([30, 10, 40, 20]);
});

it("is null of no values", () => {
  expect([medianLow([]), medianHigh([]), quantileLow([], 1)]).toEqual([null, null, null]);
});
