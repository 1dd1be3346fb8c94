import { expect, test } from "vitest";
import { weightedPercentiles } from "./weighted-percentiles.ts";

test("each percentile is the smallest value that has so much weight below or at it", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => ({ value: 100 - i, weight: 1 }));
  const table = weightedPercentiles(hundred);
  expect([table[0], table[1], table[50], table[99], table[100]]).toEqual([1, 1, 50, 99, 100]);
  const uneven = weightedPercentiles([
    { value: 1, weight: 3 },
    { value: 9, weight: 1 },
  ]);
  expect([uneven[75], uneven[76]]).toEqual([1, 9]);
  expect(() => weightedPercentiles([])).toThrow(RangeError);
});
