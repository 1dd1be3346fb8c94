import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AS_OF, anyInput, daysAgo, realisticPosts, twitterBrand } from "../brand-inputs.fixture.ts";
import type { PostInput } from "../formula-input.ts";
import { PILLARS } from "../names.ts";
import { formula } from "../versions.ts";
import { brandAtBenchmark, MULTIPLY_ALL, multiplied, post, reversed } from "./benchmark-brand.fixture.ts";
import { REGISTRY } from "./benchmarks/registry.ts";
import { publishPillars } from "./compose-pillars.ts";
import { measurePillars } from "./measure-pillars.ts";
import { PILLARS_V1 } from "./pillars.ts";
import { V1 } from "./v1.ts";

/** Weights of the composite in percent, as they are published. */
const WEIGHTS = { presence: 15, reach: 20, impact: 30, sentiment: 15, momentum: 20 };

describe("rules of the score", () => {
  test("rule 1: bounded, deterministic, order-free, and rates keep when count and denominator grow alike", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = V1.score(input);
        for (const value of [result.score, ...PILLARS.map((pillar) => result.pillars[pillar])]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
          expect(Math.round(value * 10) / 10).toBe(value);
        }
        expect(V1.score(structuredClone(input))).toEqual(result);
        expect(V1.score(reversed(input))).toEqual(result);
      }),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(realisticPosts, fc.integer({ min: 2, max: 50 }), (posts, factor) => {
        const impact = (posts: PostInput[], followers: number) =>
          V1.score(twitterBrand(posts, followers)).pillars.impact;
        const larger = posts.map((one) => multiplied(one, factor, MULTIPLY_ALL));
        expect(impact(larger, 20_000)).toBe(impact(posts, 20_000));
        const hide = (one: PostInput) => ({ ...one, impressions: undefined, views: undefined });
        expect(impact(larger.map(hide), 20_000 * factor)).toBe(impact(posts.map(hide), 20_000));
      }),
      { numRuns: 50 },
    );
  });

  test("rule 2: monotone in each normalised input", () => {
    const step = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(anyInput, fc.nat(), step, (input, pick, better) => {
        const { inputs } = measurePillars(input, PILLARS_V1, REGISTRY);
        fc.pre(inputs.length > 0);
        const index = pick % inputs.length;
        const raised = inputs.map((one, at) =>
          at === index ? { ...one, normalised: Math.min(100, one.normalised + better) } : one,
        );
        const [before, after] = [publishPillars(inputs, PILLARS), publishPillars(raised, PILLARS)];
        for (const pillar of PILLARS) expect(after[pillar]).toBeGreaterThanOrEqual(before[pillar]);
      }),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(realisticPosts, fc.double({ min: 1, max: 20, noNaN: true }), (posts, times) => {
        const [plain, liked] = [
          twitterBrand(posts),
          twitterBrand(posts.map((post) => multiplied(post, times))),
        ];
        expect(V1.score(liked).pillars.impact).toBeGreaterThanOrEqual(V1.score(plain).pillars.impact);
      }),
      { numRuns: 50 },
    );
  });

  test("rule 3: exactly at the benchmark in every input is 50 in every pillar", () => {
    const { score, pillars, explanation } = V1.score(brandAtBenchmark());
    expect(pillars).toEqual({ presence: 50, reach: 50, impact: 50, sentiment: 50, momentum: 50 });
    expect(score).toBe(50);
    expect(new Set(explanation.contributions.map(({ pillar }) => pillar))).toEqual(new Set(PILLARS));
    expect(explanation.contributions).toHaveLength(13);
    for (const { normalised, confidence } of explanation.contributions) {
      expect(normalised).toBe(50);
      expect(confidence).toBeGreaterThan(0);
    }
  });

  test("rule 4: an unknown metric is left out, never counted as 0", () => {
    fc.assert(
      fc.property(realisticPosts, (posts) => {
        const hidden = posts.map(({ id, date }) => ({ id: `${id} hidden`, date }));
        const [alone, beside] = [posts, [...posts, ...hidden]].map((own) => V1.score(twitterBrand(own)));
        expect(beside?.pillars.reach).toBe(alone?.pillars.reach);
        expect(beside?.pillars.impact).toBe(alone?.pillars.impact);
      }),
      { numRuns: 100 },
    );
    const zero = twitterBrand([post({ likes: 0, comments: 0, shares: 0, impressions: 1000 })]);
    const unknown = twitterBrand([post({ impressions: 1000 })]);
    expect(V1.score(zero).pillars.impact).toBeLessThan(50);
    expect(V1.score(unknown).pillars.impact).toBe(50);
  });

  test("rule 5: few data pull to the benchmark; without evidence 50 and confidence none", () => {
    const good = { likes: 500, comments: 50, shares: 50, impressions: 5000 };
    const impacts = [1, 4, 16, 64].map((n) => {
      const posts = Array.from({ length: n }, (_, i) => post({ ...good, id: `p${i}`, date: daysAgo(7 + i) }));
      return V1.score(twitterBrand(posts)).pillars.impact;
    });
    expect(impacts).toEqual(impacts.toSorted((a, b) => a - b));
    expect(new Set(impacts).size).toBe(4);
    const empty = V1.score({ asOf: AS_OF, platforms: [] });
    expect(empty.score).toBe(50);
    for (const pillar of PILLARS) {
      expect(empty.pillars[pillar]).toBe(50);
      expect(empty.confidence[pillar].level).toBe("none");
    }
    const silent = V1.score(twitterBrand([]));
    expect(silent.pillars.presence).toBeLessThan(10);
    expect(silent.confidence.presence.level).toBe("high");
    expect(silent.confidence.impact.level).toBe("none");
  });

  test("rule 6: the explanation adds up exactly, and the composite is the weighted sum of the published pillars", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score, pillars, explanation } = V1.score(input);
        const points = explanation.contributions.reduce((sum, one) => sum + one.points, 0);
        expect(Math.abs(explanation.base + points + explanation.rounding - explanation.total)).toBeLessThan(
          1e-9,
        );
        expect(explanation.total).toBe(score);
        expect(Math.abs(explanation.rounding)).toBeLessThan(0.2);
        for (const one of explanation.contributions) {
          expect(Math.abs(one.weight * one.confidence * (one.normalised - 50) - one.points)).toBeLessThan(
            1e-4,
          );
        }
        const sum = PILLARS.reduce((total, pillar) => total + (pillars[pillar] * WEIGHTS[pillar]) / 100, 0);
        expect(Math.abs(sum - score)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
      { numRuns: 200 },
    );
  });
});

test("an unknown version throws", () => {
  expect(() => formula("v0")).toThrow(RangeError);
  expect(() => formula("toString")).toThrow(RangeError);
});
