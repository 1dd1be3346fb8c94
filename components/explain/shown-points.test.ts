import fc from "fast-check";
import { expect, it } from "vitest";
import type { Contribution, Explanation } from "#lib/formula/formula-result.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { formatPoints, showPoints, sum } from "./shown-points.ts";
import { waterfallAxis, waterfallSteps } from "./waterfall-steps.ts";

const contribution = fc.record({
  pillar: fc.constantFrom(...PILLARS),
  platform: fc.constant(null),
  input: fc.constant("followers"),
  value: fc.constant(1),
  unit: fc.constant("followers"),
  benchmark: fc.constant(1),
  benchmark_source: fc.constant("nobody"),
  normalised: fc.constant(50),
  confidence: fc.constant(1),
  weight: fc.constant(0.1),
  points: fc.integer({ min: -80_000, max: 80_000 }).map((n) => n / 10_000),
}) satisfies fc.Arbitrary<Contribution>;

const explanation = fc.array(contribution, { maxLength: 40 }).map((contributions): Explanation => {
  const exact = 50 + contributions.reduce((all, { points }) => all + points, 0);
  const total = Math.round(exact * 10) / 10;
  return { formula_version: "v1", base: 50, contributions, rounding: total - exact, total };
});

it("what is shown adds up, for every pillar and for the whole", () => {
  fc.assert(
    fc.property(explanation, (given) => {
      const { base, pillars, rounding, total } = showPoints(given);
      for (const { inputs, points } of pillars) expect(sum(inputs.map(({ shown }) => shown))).toBe(points);
      expect(sum([base, ...pillars.map(({ points }) => points), rounding])).toBe(total);
      expect(Math.abs(rounding)).toBeLessThan(0.06 + 0.005 * given.contributions.length);
    }),
  );
});

it("the waterfall leads without a gap from the base to the score, within its axis", () => {
  fc.assert(
    fc.property(explanation, (given) => {
      const steps = waterfallSteps(showPoints(given), () => true);
      for (const [index, { from }] of steps.entries()) {
        if (index > 0) expect(from).toBe(steps[index - 1]?.to);
      }
      expect(steps[0]?.to).toBe(50);
      expect(steps.at(-1)?.to).toBe(given.total);
      const { ticks } = waterfallAxis(steps);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

it("a pillar of which nothing is known is no part of the waterfall", () => {
  const nothing = { formula_version: "v2", base: 50 as const, contributions: [], rounding: 0, total: 50 };
  const kinds = waterfallSteps(showPoints(nothing), (pillar) => pillar !== "sentiment").map(
    ({ name, kind }) => [name, kind],
  );
  expect(kinds).toContainEqual(["Sentiment", "unknown"]);
  expect(kinds).toContainEqual(["Reach", "part"]);
});

it("points carry their sign, zero none", () => {
  expect([1.239, -0.4, 0].map(formatPoints)).toEqual(["+1.24", "−0.40", "0.00"]);
});
