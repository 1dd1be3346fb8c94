import { expect, it } from "vitest";
import { mean } from "./mean.ts";
import { populationDeviation, sampleDeviation } from "./standard-deviation.ts";

const VALUES = [2, 4, 4, 4, 5, 5, 7, 9];

it("of a population and of a sample of it", () => {
  expect(mean(VALUES)).toBe(5);
  expect(populationDeviation(VALUES)).toBe(2);
  expect(sampleDeviation(VALUES)).toBeCloseTo(Math.sqrt(32 / 7), 12);
});

it("is not a number where there is too little", () => {
  expect([mean([]), populationDeviation([]), sampleDeviation([1])]).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});
