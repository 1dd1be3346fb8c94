import { expect, test } from "vitest";
import { industryBenchmark } from "./industry-benchmark.ts";
import { REFERENCE_COMPOSITES } from "./v1/benchmarks/reference-composites.ts";

test("with 20 peers: their average and the share below, ties counting half", () => {
  const peers = Array.from({ length: 20 }, (_, i) => 40 + i);
  expect(industryBenchmark(50, peers, REFERENCE_COMPOSITES)).toEqual({
    your_score: 50,
    industry_average: 49.5,
    percentile: 53,
    basis: "industry",
    sample: 20,
  });
  expect(industryBenchmark(99, peers, REFERENCE_COMPOSITES).percentile).toBe(100);
  expect(industryBenchmark(1, peers, REFERENCE_COMPOSITES).percentile).toBe(0);
});

test("with fewer peers: the reference distribution, whatever the peers", () => {
  const median = industryBenchmark(
    REFERENCE_COMPOSITES.percentiles[50] ?? 0,
    [1, 2, 3],
    REFERENCE_COMPOSITES,
  );
  expect(median).toMatchObject({ basis: "reference", sample: REFERENCE_COMPOSITES.accounts });
  expect(Math.abs(median.percentile - 50)).toBeLessThanOrEqual(3);
  const places = [0, 30, 45, 50, 55, 70, 100].map(
    (score) => industryBenchmark(score, [], REFERENCE_COMPOSITES).percentile,
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect([places[0], places[6]]).toEqual([0, 100]);
});

test("the reference distribution rises and has a hundred and one percentiles", () => {
  const { percentiles } = REFERENCE_COMPOSITES;
  expect(percentiles).toHaveLength(101);
  expect(percentiles).toEqual(percentiles.toSorted((a, b) => a - b));
});

test("a brand of which nothing is known stands in the middle, not where its 50 would", () => {
  expect(industryBenchmark(50, [], REFERENCE_COMPOSITES).percentile).toBeGreaterThan(60);
  expect(industryBenchmark(50, [], REFERENCE_COMPOSITES, false).percentile).toBe(50);
  const peers = Array.from({ length: 20 }, () => 60);
  expect(industryBenchmark(50, peers, REFERENCE_COMPOSITES, false).percentile).toBe(50);
});
