import { setImmediate as giveTurn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { AS_OF, anyInput, daysAgo, realisticPosts, twitterBrand } from "../brand-inputs.fixture.ts";
import { earlier, steadyPosts } from "../change-brand.fixture.ts";
import type { FormulaInput } from "../formula-input.ts";
import { PLATFORMS } from "../names.ts";
import { MAX_POSTS_A_WINDOW } from "../resample-inputs.ts";
import { reversed, withComments } from "./benchmark-brand.fixture.ts";
import { V1 } from "./v1.ts";

const width = ({ low, high }: { low: number; high: number }) => high - low;

describe("the interval of a change", { timeout: 30_000 }, () => {
  test("of an input against itself is nothing: no change, no width", async () => {
    await fc.assert(
      fc.asyncProperty(anyInput, async (input) => {
        expect(await V1.compare.interval(input, reversed(input), { seed: "same" })).toEqual({
          points: 0,
          low: 0,
          high: 0,
          within_noise: true,
          confidence: 0.9,
          pillar_noise: { presence: 0, reach: 0, impact: 0, sentiment: 0, momentum: 0 },
        });
      }),
      { numRuns: 15 },
    );
  });

  test("holds the change; within noise means that it holds 0; the same seed and any order give the same", async () => {
    await fc.assert(
      fc.asyncProperty(realisticPosts, async (posts) => {
        const after = twitterBrand(posts);
        const before = earlier(after);
        const interval = await V1.compare.interval(before, after, { seed: "seed" });
        const points = V1.score(after).score - V1.score(before).score;
        expect(interval.points).toBeCloseTo(points, 6);
        expect(interval.low).toBeLessThanOrEqual(interval.points);
        expect(interval.high).toBeGreaterThanOrEqual(interval.points);
        expect(interval.within_noise).toBe(interval.low <= 0 && interval.high >= 0);
        const pause = () => giveTurn();
        const again = await V1.compare.interval(reversed(before), reversed(after), { seed: "seed", pause });
        expect(again).toEqual(interval);
      }),
      { numRuns: 25 },
    );
  });

  test("posts that all do far better are no noise; at one level nine of ten changes are", async () => {
    const seeds = Array.from({ length: 10 }, (_, at) => `brand ${at}`);
    const judged = (lift: number) =>
      Promise.all(
        seeds.map(async (seed) => {
          const brand = twitterBrand(steadyPosts(200, lift, seed));
          return (await V1.compare.interval(earlier(brand, 63), brand, { seed })).within_noise;
        }),
      );
    expect((await judged(8)).filter(Boolean)).toHaveLength(0);
    expect((await judged(1)).filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });

  test("shrinks with more posts, also with more than are drawn", async () => {
    const counts = [80, 320, 1280, 5120];
    expect((5120 * 56) / 200).toBeGreaterThan(5 * MAX_POSTS_A_WINDOW);
    const widths: number[] = [];
    for (const count of counts) {
      const brands = ["a", "b", "c"].map((seed) => twitterBrand(steadyPosts(count, 1, seed)));
      const intervals = brands.map((brand, seed) =>
        V1.compare.interval(earlier(brand), brand, { seed: `${seed}` }),
      );
      widths.push((await Promise.all(intervals)).reduce((sum, one) => sum + width(one) / 3, 0));
    }
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths[2]).toBeLessThan((widths[0] as number) / 2);
    expect(widths[3]).toBeLessThan((widths[2] as number) / 1.3);
  });

  test("what the brand itself did is no chance: posting twice as often changes the score, not the width", async () => {
    const even = (every: number) =>
      twitterBrand(
        steadyPosts(200)
          .filter((_, at) => at < 28 || at % every === 0)
          .map((one) => ({ id: one.id, date: one.date })),
      );
    const brand = even(3);
    const interval = await V1.compare.interval(earlier(brand), brand, { seed: "cadence" });
    expect(interval).toMatchObject({ within_noise: false });
    expect(width(interval)).toBe(0);
  });

  test("comments are a sample too: a few bad days among many give the change a width", async () => {
    const days = Array.from({ length: 30 }, (_, at) => {
      const negative = at % 5 === 0 ? 8 : 1;
      return { date: daysAgo(at * 3), positive: 4, neutral: 2, negative, unknown: 0 };
    });
    const brand = withComments(twitterBrand([]), days);
    expect(width(await V1.compare.interval(earlier(brand), brand, { seed: "comments" }))).toBeGreaterThan(
      0.1,
    );
  });

  test("of very many posts forty resamples are drawn, and others get their turn after each", async () => {
    const posts = steadyPosts(5_000);
    const platforms = PLATFORMS.map((platform) => ({ ...twitterBrand(posts).platforms[0], platform }));
    const brand = { asOf: AS_OF, platforms } as FormulaInput;
    const pause = vi.fn(async () => {});
    await V1.compare.interval(earlier(brand), brand, { seed: "large", points: 0.4, pause });
    expect(pause).toHaveBeenCalledTimes(PLATFORMS.length + 40);
  });
});
