import fc from "fast-check";
import { expect, test } from "vitest";
import { normalise } from "./normalise.ts";

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

test("the benchmark is 50, half of it 25, twice of it 75", () => {
  expect([0, 1, 2, 4].map((value) => normalise(value, 2))).toEqual([0, 25, 50, 75]);
});

test("bounded, rising, and symmetric in the logarithm", () => {
  fc.assert(
    fc.property(positive, positive, positive, (value, more, benchmark) => {
      const at = normalise(value, benchmark);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
      expect(normalise(value + more, benchmark)).toBeGreaterThanOrEqual(at);
      expect(at + normalise((benchmark * benchmark) / value, benchmark)).toBeCloseTo(100, 6);
    }),
  );
});

test("refuses what is no value or no benchmark", () => {
  expect(() => normalise(1, 0)).toThrow(RangeError);
  expect(() => normalise(-1, 1)).toThrow(RangeError);
  expect(() => normalise(Number.NaN, 1)).toThrow(RangeError);
});
