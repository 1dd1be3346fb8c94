import { describe, expect, test } from "vitest";
import type { BenchmarkRow } from "../benchmark-row.ts";
import { REGISTRY } from "./benchmarks/registry.ts";
import { compareToBenchmark } from "./compare-to-benchmark.ts";
import type { Measure } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";

const measure: Measure = {
  platform: "twitter",
  metric: "engagement_rate",
  numerator: "likes+comments+shares",
  denominator: "impressions",
  statistic: "median",
};

describe("a comparison is refused unless", () => {
  const benchmark = findBenchmark(measure, REGISTRY);
  test.each([
    ["metric", { metric: "exposure_per_post" }],
    ["numerator", { numerator: "likes" }],
    ["denominator", { denominator: "followers" }],
    ["statistic", { statistic: "mean" }],
    ["platform", { platform: "tiktok" }],
  ] as [string, Partial<Measure>][])("%s matches", (_, other) => {
    if (benchmark === null) throw new Error("the published row is missing");
    expect(compareToBenchmark(benchmark.value, measure, benchmark)).toBe(50);
    expect(() => compareToBenchmark(0.01, { ...measure, ...other }, benchmark)).toThrow(TypeError);
  });
});

test("a published row goes before the reference set and names its source", () => {
  const found = findBenchmark(measure, REGISTRY, 24_000);
  expect(found?.value).toBe(0.0231);
  expect(found?.source).toBe("Buffer 2025, median over posts, by impressions");
});

test("an operator's row for the size goes first, one for another size is passed over", () => {
  const [published] = REGISTRY.filter((one) => one.id === "buffer-2025-twitter-engagement-by-impressions");
  const own = { ...(published as BenchmarkRow), id: "own", value: 0.01, followers: { from: 1000, to: 5000 } };
  expect(findBenchmark(measure, [own, ...REGISTRY], 2000)?.row.id).toBe("own");
  expect(findBenchmark(measure, [own, ...REGISTRY], 9000)?.value).toBe(0.0231);
  expect(findBenchmark(measure, [own, ...REGISTRY])?.value).toBe(0.0231);
});

test("exposure is interpolated in log followers, continuous and rising", () => {
  const exposure: Measure = {
    ...measure,
    metric: "exposure_per_post",
    numerator: "views",
    denominator: "post",
    platform: "youtube",
  };
  const sizes = Array.from({ length: 71 }, (_, i) => Math.round(10 ** (i / 10)));
  const norms = sizes.map((followers) => findBenchmark(exposure, REGISTRY, followers)?.value ?? 0);
  for (let i = 1; i < norms.length; i++) {
    const [before, after] = [norms[i - 1] as number, norms[i] as number];
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after).toBeLessThan(2 * before);
  }
  expect(findBenchmark(exposure, REGISTRY, 29_100)?.source).toMatch(
    /^Plinth reference set, median of \d+ accounts/,
  );
});

test("a row of all platforms says of which most of its accounts are", () => {
  const cadence = {
    metric: "posts_per_week",
    numerator: "posts",
    denominator: "week",
    statistic: "median",
  } as const;
  expect(findBenchmark({ ...cadence, platform: "linkedin" }, REGISTRY)?.source).toMatch(
    /^Plinth reference set, median of \d+ accounts of all platforms, mostly TikTok$/,
  );
  expect(findBenchmark({ ...cadence, platform: "youtube" }, REGISTRY)?.source).not.toContain("all platforms");
  for (const row of REGISTRY) expect(row.mix === undefined).toBe(row.platform !== "any");
});

test("what no row speaks of has no benchmark", () => {
  expect(findBenchmark({ ...measure, numerator: "clicks" }, REGISTRY)).toBeNull();
});

test("every row says where it is from and what it counts, and no two rows share an id", () => {
  expect(new Set(REGISTRY.map(({ id }) => id)).size).toBe(REGISTRY.length);
  for (const row of REGISTRY) {
    expect(row.value).toBeGreaterThan(0);
    for (const words of [row.publisher, row.address, row.sample, row.period, row.unit])
      expect(words).not.toBe("");
    if (row.publisher === "Plinth reference set") expect(row.accounts).toBeGreaterThanOrEqual(5);
  }
});
