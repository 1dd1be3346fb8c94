import { describe, expect, it } from "vitest";
import { fitRidge, type RidgeGroup } from "./fit-ridge.ts";

/** Groups at different levels in which the outcome is 3·a − 2·b. */
const groups: RidgeGroup[] = [0, 100, -40].map((level, g) => {
  const features = Array.from({ length: 12 }, (_, n) => [((n * 7 + g) % 5) + level, (n * 3) % 7, n % 2]);
  return { features, outcome: features.map(([a = 0, b = 0]) => 3 * (a - level) - 2 * b) };
});

describe("fitRidge", () => {
  it("finds what holds within groups, whatever their levels", () => {
    const [a, b] = fitRidge(groups, [0, 1], 0);
    expect(a).toBeCloseTo(3, 8);
    expect(b).toBeCloseTo(-2, 8);
  });

  it("shrinks with the penalty, and gives every group the same weight", () => {
    const [half = 0] = fitRidge([{ features: [[-1], [1]], outcome: [-4, 4] }], [0], 1);
    expect(half).toBeCloseTo(2, 8);
    const longer = { features: [[-1], [1], [-1], [1]], outcome: [-8, 8, -8, 8] };
    expect(fitRidge([{ features: [[-1], [1]], outcome: [-4, 4] }, longer], [0], 0)[0]).toBeCloseTo(6, 8);
  });

  it("a feature that does not vary gets nothing", () => {
    expect(fitRidge([{ features: [[5], [5]], outcome: [1, 2] }], [0], 0.1)).toEqual([0]);
    expect(fitRidge([], [], 0.1)).toEqual([]);
  });
});
