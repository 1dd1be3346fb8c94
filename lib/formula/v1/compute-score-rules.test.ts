import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AS_OF,
  anyInput,
  anyPlatform,
  anyPost,
  daysAgo,
  realisticPosts,
  twitterBrand,
} from "../brand-inputs.fixture.ts";
import type { FormulaInput, PlatformInput, PostInput } from "../formula-input.ts";
import { PILLARS } from "../names.ts";
import {
  benchmarkPosts,
  INTERACTIONS,
  MULTIPLY_ALL,
  multiplied,
  post,
  withComments,
} from "./benchmark-brand.fixture.ts";
import { V1 } from "./v1.ts";

describe("rules of the score", () => {
  test("rule 7: one viral post does not carry a brand", () => {
    const which = fc.constantFrom(MULTIPLY_ALL, INTERACTIONS);
    fc.assert(
      fc.property(realisticPosts, fc.nat(), which, (posts, pick, names) => {
        const viral = posts.map((one, at) =>
          at === pick % posts.length ? multiplied(one, 1000, names) : one,
        );
        const [before, after] = [V1.score(twitterBrand(posts)).score, V1.score(twitterBrand(viral)).score];
        expect(Math.abs(after - before)).toBeLessThan(2);
      }),
      { numRuns: 400 },
    );
    const calm = [3, 9, 20, 40, 60, 80].map((ago) => ({
      date: daysAgo(ago),
      positive: 6,
      neutral: 4,
      negative: 2,
      unknown: 0,
    }));
    const storm = calm.map((day, at) => (at === 2 ? { ...day, positive: 0, negative: 12_000 } : day));
    const [before, after] = [calm, storm].map(
      (comments) => V1.score(withComments(twitterBrand([]), comments)).score,
    );
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(2);
  });

  test("rule 8: not follower-driven, over a population whose quality does not depend on its size", () => {
    const random = lehmer(20250630);
    const accounts = Array.from({ length: 300 }, () => {
      const followers = Math.round(10 ** (2 + 5 * random()));
      const [level, quality] = [0.5 + 0.6 * Math.log10(followers) + random(), 10 ** (-2.3 + 1.2 * random())];
      const posts = Array.from({ length: 5 + Math.floor(60 * random()) }, (_, i) => {
        const impressions = Math.round(10 ** (level + random()));
        const likes = Math.round(impressions * quality * 2 * random());
        return post({
          id: `p${i}`,
          date: daysAgo(Math.floor(90 * random())),
          impressions,
          likes,
          comments: 0,
          shares: 1,
        });
      });
      return { followers, score: V1.score(twitterBrand(posts, followers)).score };
    });
    const rho = spearman(
      accounts.map(({ score }) => score),
      accounts.map(({ followers }) => followers),
    );
    expect(Math.abs(rho)).toBeLessThan(0.5);
  });

  test("rule 9: a JSON round trip of the input gives the same result", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(V1.score(JSON.parse(JSON.stringify(input)) as FormulaInput)).toEqual(V1.score(input));
      }),
      { numRuns: 100 },
    );
  });

  test("rule 10: data dated after the day of the score, or before the window, change nothing", () => {
    const shift = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(
        anyInput,
        fc.array(anyPost, { minLength: 1, maxLength: 10 }),
        shift,
        (input, posts, days) => {
          const result = V1.score(input);
          const before = V1.days.lookback + days;
          for (const date of [daysAgo(-days), daysAgo(before)]) {
            const platforms = input.platforms.map((platform) => ({
              ...platform,
              observedTo: date > AS_OF && platform.observedTo === AS_OF ? date : platform.observedTo,
              posts: [...platform.posts, ...posts.map((one) => ({ ...one, date }))],
              followers: [...platform.followers, { date, count: 123_456 }],
              comments: [...platform.comments, { date, positive: 0, neutral: 0, negative: 999, unknown: 0 }],
            }));
            expect(V1.score({ ...input, platforms })).toEqual(result);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test("rule 11: staying silent never beats posting at the benchmark", () => {
    fc.assert(
      fc.property(
        anyPlatform("twitter"),
        fc.option(anyPlatform("youtube"), { nil: undefined }),
        (twitter, other) => {
          const rest = other === undefined ? [] : [other];
          const span = { from: daysAgo(180), to: AS_OF };
          const seen = { ...twitter, observedFrom: span.from, observedTo: span.to, postsKnown: span };
          const scored = (posts: PostInput[]) =>
            V1.score({ asOf: AS_OF, platforms: [{ ...seen, posts }, ...rest] });
          const [silent, posting] = [scored([]), scored(benchmarkPosts(seen))];
          expect(silent.score).toBeLessThan(posting.score);
          for (const pillar of PILLARS)
            expect(silent.pillars[pillar]).toBeLessThanOrEqual(posting.pillars[pillar] + 0.11);
        },
      ),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 7, max: 126 }),
        (quality, days) => {
          const [twitter] = twitterBrand([]).platforms as [PlatformInput];
          const usual = benchmarkPosts(twitter);
          const past = usual
            .filter(({ date }) => date <= daysAgo(days))
            .map((one) => multiplied(one, quality));
          const since = usual.filter(({ date }) => date > daysAgo(days));
          const [silent, posting] = [past, [...past, ...since]].map(
            (own) => V1.score(twitterBrand(own)).score,
          );
          expect(silent).toBeLessThanOrEqual(posting as number);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Lehmer's generator with Park and Miller's constants: the same population in every run. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function spearman(xs: number[], ys: number[]): number {
  const rank = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  };
  const [a, b, mean] = [rank(xs), rank(ys), (xs.length - 1) / 2];
  const product = (p: number[], q: number[]) =>
    p.reduce((sum, one, i) => sum + (one - mean) * ((q[i] ?? 0) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
