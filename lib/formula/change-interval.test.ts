import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reversed, withComments } from "./benchmark-brand.fixture.ts";
import { AS_OF, anyInput, daysAgo, realisticPosts, twitterBrand } from "./brand-inputs.fixture.ts";
import { changeInterval } from "./change-interval.ts";
import { computeScore } from "./compute-score.ts";
import type { FormulaInput, PostInput } from "./formula-input.ts";
import { makeRandom } from "./make-random.ts";

/** The same brand so many days earlier. */
function earlier(input: FormulaInput, days = 28): FormulaInput {
  const asOf = daysAgo(days);
  const upTo = <T extends { date: string }>(dated: T[]) => dated.filter(({ date }) => date <= asOf);
  const platforms = input.platforms.map((own) => ({
    ...own,
    observedTo: [own.observedTo, asOf].sort()[0] as string,
    posts: upTo(own.posts),
    followers: upTo(own.followers),
    comments: upTo(own.comments),
  }));
  return { ...input, asOf, platforms };
}

/** So many posts spread over 200 days, of one level; those of the last nine weeks do `lift` times as well. */
function steadyPosts(count: number, lift = 1, seed = "posts"): PostInput[] {
  const random = makeRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const age = Math.floor((at * 200) / count);
    const impressions = Math.round(3000 * 10 ** (random() - 0.5));
    const likes = Math.round(impressions * 0.03 * random() * (age < 63 ? lift : 1));
    return { id: `p${at}`, date: daysAgo(age), impressions, likes, comments: 1, shares: 1 };
  });
}

const width = ({ low, high }: { low: number; high: number }) => high - low;

describe("the interval of a change", { timeout: 30_000 }, () => {
  test("of an input against itself is nothing: no change, no width", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(changeInterval(input, reversed(input), "same")).toEqual({
          points: 0,
          low: 0,
          high: 0,
          within_noise: true,
          confidence: 0.9,
        });
      }),
      { numRuns: 15 },
    );
  });

  test("holds the change; within noise means that it holds 0; the same seed and any order give the same", () => {
    fc.assert(
      fc.property(realisticPosts, (posts) => {
        const after = twitterBrand(posts);
        const before = earlier(after);
        const interval = changeInterval(before, after, "seed");
        const points = computeScore(after).score - computeScore(before).score;
        expect(interval.points).toBeCloseTo(points, 6);
        expect(interval.low).toBeLessThanOrEqual(interval.points);
        expect(interval.high).toBeGreaterThanOrEqual(interval.points);
        // The bounds are rounded: half a tenth on either side of 0 may be either.
        if (interval.within_noise) expect(interval.low * interval.high).toBeLessThanOrEqual(0);
        else expect(interval.low > -0.05 || interval.high < 0.05).toBe(true);
        expect(changeInterval(reversed(before), reversed(after), "seed")).toEqual(interval);
      }),
      { numRuns: 25 },
    );
  });

  test("posts that all do far better are no noise; at one level nine of ten changes are", () => {
    const seeds = Array.from({ length: 10 }, (_, at) => `brand ${at}`);
    const judged = (lift: number) =>
      seeds.map((seed) => {
        const brand = twitterBrand(steadyPosts(200, lift, seed));
        return changeInterval(earlier(brand, 63), brand, seed).within_noise;
      });
    expect(judged(8).filter(Boolean)).toHaveLength(0);
    expect(judged(1).filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });

  test("shrinks with more posts", () => {
    const widths = [80, 320, 1280].map((count) => {
      const brand = twitterBrand(steadyPosts(count));
      return width(changeInterval(earlier(brand), brand, "more"));
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths[2]).toBeLessThan((widths[0] as number) / 2);
  });

  test("what the brand itself did is no chance: posting twice as often changes the score, not the width", () => {
    const even = (every: number) =>
      twitterBrand(
        steadyPosts(200)
          .filter((_, at) => at < 28 || at % every === 0)
          .map((one) => ({ id: one.id, date: one.date })),
      );
    const brand = even(3);
    const interval = changeInterval(earlier(brand), brand, "cadence");
    expect(interval).toMatchObject({ within_noise: false });
    expect(width(interval)).toBe(0);
  });

  test("comments are a sample too: a few bad days among many give the change a width", () => {
    const days = Array.from({ length: 30 }, (_, at) => {
      const negative = at % 5 === 0 ? 8 : 1;
      return { date: daysAgo(at * 3), positive: 4, neutral: 2, negative, unknown: 0 };
    });
    const brand = withComments(twitterBrand([]), days);
    expect(width(changeInterval(earlier(brand), brand, "comments"))).toBeGreaterThan(0.1);
  });

  test("500 posts take less than 300 ms of the processor", () => {
    const brand = twitterBrand(steadyPosts(500));
    const before = earlier(brand);
    changeInterval(before, brand, "warm");
    const times = [1, 2, 3].map((run) => {
      const start = process.cpuUsage();
      changeInterval(before, brand, `run ${run}`);
      return process.cpuUsage(start).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(300);
    expect(brand.asOf).toBe(AS_OF);
  });
});
