import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInput, daysAgo, twitterBrand } from "./brand-inputs.fixture.ts";
import type { CommentDay } from "./formula-input.ts";
import type { Explanation } from "./formula-result.ts";
import { buildVersion } from "./v1/build-version.ts";
import type { PillarInput } from "./v1/pillar-input.ts";
import { PILLARS_V1, type PillarDefinition } from "./v1/pillars.ts";
import { V1 } from "./v1/v1.ts";
import { formula, olderVersions, tryFormula } from "./versions.ts";

/** It posts once every two weeks. */
const brand = twitterBrand(
  Array.from({ length: 9 }, (_, at) => ({
    id: `p${at}`,
    date: daysAgo(14 * at),
    impressions: 4_000,
    likes: 200,
    comments: at % 3 === 0 ? 0 : 5,
    shares: 15,
  })),
);

/** How many posts are answered at all. */
const dialogue: PillarDefinition<"dialogue"> = {
  pillar: "dialogue",
  weight: 10,
  windowDays: 91,
  measure: ({ platforms }) =>
    platforms.map(({ platform, posts }): PillarInput<"dialogue"> => {
      const known = posts.filter(({ post }) => post.comments !== undefined);
      const value = known.filter(({ post }) => post.comments !== 0).length / known.length;
      return {
        ...{ pillar: "dialogue", platform, input: "posts that are answered", unit: "share of posts" },
        ...{ value, benchmark: 0.5, source: "this test", normalised: 100 * value },
        ...{ confidence: known.length / (known.length + 20), share: 1 / platforms.length },
      };
    }),
  evidence: (platforms) => `${platforms.length} platform`,
};

test("an unknown version is refused, also one by the name of a built-in property", () => {
  for (const name of ["v0", "toString", "__proto__"]) expect(() => formula(name)).toThrow(RangeError);
});

test("version 2 is the version of new audits, and version 1 is older", () => {
  expect(formula().name).toBe("v2");
  expect(olderVersions()).toEqual(["v1"]);
});

test("a version that is tried scores new audits until it is taken out of use, and stays runnable", () => {
  const version = buildVersion("v1-tried", PILLARS_V1);
  const stop = tryFormula(version);
  expect(formula()).toBe(version);
  stop();
  expect(formula()).toBe(formula("v2"));
  expect(formula("v1-tried")).toBe(version);
});

test.each(["v1", "v2"])("with other comments %s gives sentiment what the whole score gives it", (name) => {
  const { score, openSentiment } = formula(name);
  const kinder = (day: CommentDay, platform: string) =>
    platform === "twitter"
      ? { ...day, positive: day.positive + day.negative / 3, negative: day.negative / 1.5 }
      : day;
  fc.assert(
    fc.property(anyInput, (input) => {
      const sentimentWith = openSentiment(input);
      const platforms = input.platforms.map((one) => ({
        ...one,
        comments: one.comments.map((day) => kinder(day, one.platform)),
      }));
      expect(sentimentWith((day) => day)).toBe(score(input).pillars.sentiment);
      expect(sentimentWith(kinder)).toBe(score({ ...input, platforms }).pillars.sentiment);
    }),
    { numRuns: 200 },
  );
});

test("v1 with one weight changed has the same pillars and another composite", () => {
  const changed = PILLARS_V1.map((one) => (one.pillar === "reach" ? { ...one, weight: 60 } : one));
  const [before, after] = [V1.score(brand), buildVersion("v1-reach", changed).score(brand)];
  expect(after.pillars).toEqual(before.pillars);
  expect(after.score).not.toBe(before.score);
  expect(after.formulaVersion).toBe("v1-reach");
  expect(after.explanation.formula_version).toBe("v1-reach");
  expectSum(after.explanation);
});

test("a copy of v1 with a sixth pillar scores, explains, says what it rests on, recommends and compares", async () => {
  const six = buildVersion<"dialogue">("v1-six", [...PILLARS_V1, dialogue]);
  const result = six.score(brand);
  expect(Object.keys(result.pillars)).toEqual([...V1.pillars, "dialogue"]);
  expect(result.pillars).toMatchObject(V1.score(brand).pillars);
  expect(result.pillars.dialogue).toBeGreaterThan(50);
  expect(result.confidence.dialogue).toEqual({ level: "low", evidence: "1 platform" });
  const own = result.explanation.contributions.filter(({ pillar }) => pillar === "dialogue");
  expect(own).toMatchObject([{ input: "posts that are answered", benchmark: 0.5, weight: 0.0909 }]);
  expectSum(result.explanation);
  expect(six.explain.levels(result).pillars.dialogue).toBeCloseTo(result.pillars.dialogue, 1);
  expect(six.explain.keptWeeks("dialogue")).toBe(13);
  expect(six.recommend.list(brand).length).toBeGreaterThan(0);
  const silent = {
    ...brand,
    platforms: brand.platforms.map((one) => ({ ...one, posts: one.posts.map(unanswered) })),
  };
  const before = six.score(silent);
  const moved = six.compare.explanations(before.explanation, result.explanation).map(({ pillar }) => pillar);
  expect(moved).toContain("dialogue");
  const change = await six.compare.interval(silent, brand, { seed: "six" });
  expect(change.points).toBeCloseTo(result.score - before.score, 6);
});

function unanswered<T>(post: T): T {
  return { ...post, comments: 0 };
}

function expectSum({ base, contributions, rounding, total }: Explanation<string>): void {
  const points = contributions.reduce((sum: number, one) => sum + one.points, base);
  expect(points + rounding).toBeCloseTo(total, 6);
  expect(Math.abs(rounding)).toBeLessThan(0.11);
}
