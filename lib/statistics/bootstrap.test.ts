import { expect, it } from "vitest";
import { bootstrapInterval } from "./bootstrap.ts";
import { mean } from "./mean.ts";

const VALUES = Array.from({ length: 400 }, (_, n) => n % 20);

it("holds the middle 95 % of the statistic, near the normal interval of a mean", () => {
  const { low, high } = bootstrapInterval(VALUES, mean, { resamples: 1_000, seed: "a" });
  const margin = (1.96 * Math.sqrt(33.25)) / Math.sqrt(VALUES.length);
  expect(low).toBeCloseTo(9.5 - margin, 0);
  expect(high).toBeCloseTo(9.5 + margin, 0);
});

it("is the same for the same seed, and another for another", () => {
  const interval = (seed: string) => bootstrapInterval(VALUES, mean, { resamples: 50, seed });
  expect(interval("a")).toEqual(interval("a"));
  expect(interval("b")).not.toEqual(interval("a"));
});
