import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../time.ts";
import { AS_OF, daysAgo } from "../brand-inputs.fixture.ts";
import type { FormulaInput, PlatformInput, PostInput } from "../formula-input.ts";
import { realisticBrand, silentFor } from "../gaming-brands.fixture.ts";
import { PILLARS, PLATFORMS } from "../names.ts";
import { formula } from "../versions.ts";

const version = formula("v2");
const CASES = { numRuns: 60 };
const score = (input: FormulaInput) => version.score(input);
const span = { from: daysAgo(181), to: AS_OF };

const profile = (own: Partial<PlatformInput>): PlatformInput => ({
  ...{ platform: "twitter", profile: "one", observedFrom: span.from, observedTo: span.to },
  ...{ postsKnown: span, covered: [span], followers: [], posts: [], comments: [] },
  ...own,
});
const brand = (...platforms: PlatformInput[]): FormulaInput => ({ asOf: AS_OF, platforms });
const posts = (count: number, figures: Partial<PostInput>): PostInput[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, date: daysAgo(8 + 2 * at), ...figures }));

describe("the standing rules", () => {
  test("1: bounded, deterministic, and the order of the data does not matter", () => {
    fc.assert(
      fc.property(realisticBrand, (input) => {
        const { score: composite, pillars } = score(input);
        for (const value of [composite, ...Object.values(pillars)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        const turned = input.platforms.map((own) => ({ ...own, posts: own.posts.toReversed() })).toReversed();
        expect(score({ ...input, platforms: turned }).pillars).toEqual(pillars);
      }),
      CASES,
    );
  });

  test("4: a count that is hidden is not a 0", () => {
    const hidden = score(brand(profile({ posts: posts(30, { likes: 20 }) })));
    const none = score(brand(profile({ posts: posts(30, { likes: 20, comments: 0, shares: 0 }) })));
    expect(hidden.pillars.impact).not.toBe(none.pillars.impact);
  });

  test("5: of what nothing is known stands at 50, and says so", () => {
    const { pillars, confidence, score: composite, knownWeight } = score(brand());
    expect(composite).toBe(50);
    expect(knownWeight).toBe(0);
    for (const pillar of PILLARS) {
      expect(pillars[pillar]).toBe(50);
      expect(confidence[pillar].level).toBe("none");
    }
  });

  test("6: the explanation adds up exactly", () => {
    fc.assert(
      fc.property(realisticBrand, (input) => {
        const { score: composite, explanation, pillars } = score(input);
        const { base, contributions, rounding, total } = explanation;
        const sum = contributions.reduce((all, { points }) => all + Math.round(points * 1e4), 0);
        expect(base * 1e4 + sum + Math.round(rounding * 1e4)).toBe(Math.round(total * 1e4));
        expect(total).toBe(composite);
        const levels = version.explain.levels({ explanation }).pillars;
        for (const pillar of PILLARS) expect(levels[pillar]).toBeCloseTo(pillars[pillar], 0);
      }),
      CASES,
    );
  });

  test("9 and 10: a round trip through JSON gives the same, and so do data of later days", () => {
    fc.assert(
      fc.property(realisticBrand, (input) => {
        const earlier = { ...input, asOf: addDays(input.asOf, -35) };
        const cut = {
          ...earlier,
          platforms: input.platforms.map((own) => ({
            ...own,
            posts: own.posts.filter(({ date }) => date <= earlier.asOf),
            followers: own.followers.filter(({ date }) => date <= earlier.asOf),
            comments: own.comments.filter(({ date }) => date <= earlier.asOf),
          })),
        };
        expect(score(JSON.parse(JSON.stringify(input)))).toEqual(score(input));
        expect(score(cut)).toEqual(score(earlier));
      }),
      CASES,
    );
  });
});

describe("what is compared with what", () => {
  test.each(PLATFORMS)(
    "%s: a brand whose posts are the median account's stands at 50 in impact",
    (platform) => {
      expect(score(version.benchmarks.brandAtBenchmark(platform)).pillars.impact).toBeCloseTo(50, 0);
    },
  );

  test("twice the views and reactions are worth more than three points", () => {
    const of = (times: number) =>
      score(
        brand(
          profile({
            followers: [{ date: AS_OF, count: 20_000 }],
            posts: posts(45, {
              impressions: 4_000 * times,
              likes: 25 * times,
              comments: 3 * times,
              shares: 6 * times,
            }),
          }),
        ),
      ).score;
    expect(of(2) - of(1)).toBeGreaterThan(3);
  });

  test("without a size the median account's is taken, and counts half", () => {
    const figures = { posts: posts(45, { impressions: 40_000, likes: 900, comments: 30, shares: 60 }) };
    const { explanation } = score(brand(profile(figures)));
    const reach = explanation.contributions.find(({ pillar }) => pillar === "reach");
    expect(reach?.benchmark_source).toMatch(/the account's size is not known/);
    expect(reach?.confidence).toBeLessThan(0.5);
  });

  test("clicks are compared with a rate that counts clicks, and with no other", () => {
    const clicked = { impressions: 4_000, likes: 20, comments: 2, shares: 4, clicks: 30, profileClicks: 8 };
    const { explanation } = score(brand(profile({ posts: posts(45, clicked) })));
    const rate = explanation.contributions.find(({ input }) =>
      input.startsWith("engagement rate by impressions"),
    );
    expect(rate?.input).toMatch(/profile clicks/);
    expect(rate?.benchmark_source).toMatch(/^Buffer/);
    expect(rate?.value).toBeCloseTo(64 / 4_000, 3);
  });

  test("9,000 likes for 60,000 views are not 12", () => {
    const of = (likes: number) =>
      score(
        brand(profile({ platform: "instagram", posts: posts(30, { views: 60_000, reach: 45_000, likes }) })),
      ).pillars.impact;
    expect(of(9_000) - of(12)).toBeGreaterThan(30);
  });
});

describe("time", () => {
  const busy = brand(
    profile({
      followers: [{ date: daysAgo(3), count: 2_000 }],
      posts: posts(60, { impressions: 900, likes: 12, comments: 2, shares: 1 }),
    }),
  );

  test("26 weeks of silence lower the score every week, or leave it", () => {
    let least = score(silentFor(busy, 1, true)).score;
    const start = least;
    for (let week = 2; week <= 26; week++) {
      const now = score(silentFor(busy, week, true)).score;
      expect(now).toBeLessThanOrEqual(least);
      least = now;
    }
    expect(start - least).toBeGreaterThan(15);
  });

  test("days that no source covers hold what was known, and say since when", () => {
    const [soon, later] = [2, 12].map((week) => score(silentFor(busy, week, false)));
    expect(later?.score).toBe(soon?.score);
    expect(later?.confidence.impact.evidence).toMatch(/as of \d{4}-\d\d-\d\d, held since/);
  });

  test("a missing file within the window lowers what it could have raised, and is told", () => {
    const gap = [
      { from: daysAgo(181), to: daysAgo(60) },
      { from: daysAgo(30), to: AS_OF },
    ];
    const [own] = busy.platforms as [PlatformInput];
    const known = own.posts.filter(({ date }) => gap.some(({ from, to }) => date >= from && date <= to));
    const missing = score(brand({ ...own, covered: gap, posts: known }));
    expect(missing.score).toBeLessThan(score(busy).score);
    expect(missing.confidence.impact.evidence).toMatch(/29 days of the last 91 not covered by any file/);
  });
});

test("two profiles of one platform are measured apart, and weigh by the root of their audience", () => {
  const large = profile({
    profile: "a",
    followers: [{ date: AS_OF, count: 40_000 }],
    posts: posts(45, { likes: 400, shares: 40 }),
  });
  const small = profile({
    profile: "b",
    followers: [{ date: AS_OF, count: 400 }],
    posts: posts(45, { likes: 0, shares: 0 }),
  });
  const [both, alone] = [brand(large, small), brand(large)].map((input) => score(input).pillars.impact);
  expect(both).toBeLessThan(alone as number);
  expect((alone as number) - (both as number)).toBeLessThan(20);
});
