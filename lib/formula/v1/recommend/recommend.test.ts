import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AS_OF, anyInput, daysAgo, twitterBrand } from "../../brand-inputs.fixture.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import { V1 } from "../v1.ts";
import { proposeChanges } from "./propose-changes.ts";

const usual = { impressions: 3000, likes: 10, comments: 1, shares: 1 };

function posts(
  count: number,
  everyDays: number,
  fields: (index: number) => Partial<PostInput> = () => ({}),
): PostInput[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    date: daysAgo(Math.floor(i * everyDays)),
    ...usual,
    ...fields(i),
  }));
}

describe("recommendations", () => {
  test("are sorted by gain, have one, differ in action, and carry signed impact and evidence", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const all = V1.recommend.list(input);
        expect(all.map(({ priority }) => priority)).toEqual(all.map((_, i) => i + 1));
        expect(new Set(all.map(({ action }) => action)).size).toBe(all.length);
        for (const [i, one] of all.entries()) {
          const title = one.pillar.charAt(0).toUpperCase() + one.pillar.slice(1);
          expect(one.expected_impact).toMatch(new RegExp(`^\\+\\d+\\.\\d ${title}$`));
          if (one.change === "data:any") continue;
          expect(one.expected_impact.startsWith("+0.0")).toBe(false);
          expect(one.evidence).toMatch(/\d/);
          if (i > 0) expect(all[i - 1]?.composite_gain).toBeGreaterThanOrEqual(one.composite_gain);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a silent platform is to be revived", () => {
    const [first] = V1.recommend.list(twitterBrand(posts(3, 2, (i) => ({ date: daysAgo(60 + i) }))));
    expect(first).toMatchObject({ priority: 1, pillar: "presence" });
    expect(first?.action).toBe("Revive X (Twitter): post twice a week");
    expect(first?.evidence).toContain("No post is known for 60 days");
  });

  test("a platform whose posts are not known is not told to post, but to bring them in", () => {
    const brand = twitterBrand(posts(20, 2, (i) => ({ date: daysAgo(100 + i) })));
    const known = (to: string) => ({
      ...brand,
      platforms: brand.platforms.map((one) => ({ ...one, postsKnown: { from: daysAgo(180), to } })),
    });
    const [advice, ...others] = V1.recommend.list(known(daysAgo(100)));
    expect(others).toEqual([]);
    expect(advice).toMatchObject({
      change: "data:any",
      action: "Bring in newer posts of X (Twitter): import an export file that reaches up to today",
    });
    expect(advice?.evidence).toContain(`on X (Twitter) until ${daysAgo(100)}`);
    expect(V1.recommend.list(known(daysAgo(0)))[0]?.change).toBe("revive:twitter");
    const [behind] = V1.recommend.list(known(daysAgo(40)));
    expect(behind?.evidence).toContain(`0 posts in 51 observed days; posts are known until ${daysAgo(40)};`);
  });

  test("a low cadence is to be raised to what the brand can reach, and the gain is the formula's", () => {
    const input = twitterBrand(posts(9, 14));
    const found = V1.recommend.list(input).find(({ pillar }) => pillar === "presence");
    expect(found?.action).toBe("Post once a week on X (Twitter) instead of once every 13 days");
    const gain = Number(found?.expected_impact.split(" ")[0]);
    expect(gain).toBeGreaterThan(1);
    expect(V1.score(input).pillars.presence + gain).toBeLessThan(100);
  });

  test("a fallen cadence counts for momentum or presence, but is said once", () => {
    const many = posts(60, 1, (i) => ({ date: daysAgo(57 + (i % 56)) }));
    const found = V1.recommend.list(twitterBrand([...many, ...posts(8, 7, (i) => ({ id: `late${i}` }))]));
    expect(found.filter(({ action }) => /post|week/i.test(action) && /week/.test(action))).toHaveLength(1);
  });

  test("a format is recommended when it does better in the brand's own posts, with enough on both sides", () => {
    const better = (i: number) => ({ media: i % 3 ? "text" : "video", likes: (i % 3 ? 10 : 60) + (i % 7) });
    const found = V1.recommend
      .list(twitterBrand(posts(80, 1.5, better)))
      .find(({ action }) => action.includes("video"));
    expect(found?.pillar).toBe("impact");
    expect(found?.evidence).toMatch(/your \d+ video posts have a median engagement rate by impressions of/);
    const few = V1.recommend.list(twitterBrand(posts(12, 7, better)));
    expect(few.some(({ action }) => action.includes("video"))).toBe(false);
    const nearly = posts(80, 1.5, (i) => ({
      media: i % 3 ? "text" : "video",
      likes: 10 + (i % 7) + (i % 3 ? 0 : 1),
    }));
    expect(V1.recommend.list(twitterBrand(nearly)).some(({ action }) => action.includes("video"))).toBe(
      false,
    );
  });

  test("an ordinary brand has something to do, and at least three pillars are considered", () => {
    const uneven = posts(40, 3, (i) => ({ impressions: 500 + 300 * (i % 9), likes: 2 + (i % 13) }));
    const comments = Array.from({ length: 12 }, (_, i) => {
      return { date: daysAgo(i * 6), positive: 2, neutral: 1, negative: 1, unknown: 0 };
    });
    const brand = twitterBrand(uneven);
    const input = { ...brand, platforms: brand.platforms.map((platform) => ({ ...platform, comments })) };
    const considered = new Set(proposeChanges(input).map(({ pillar }) => pillar));
    expect(considered).toEqual(new Set(["presence", "reach", "impact", "sentiment"]));
    expect(new Set(V1.recommend.list(input).map(({ pillar }) => pillar)).size).toBeGreaterThanOrEqual(3);
  });

  test("the key of a change stays the same while figures and words move", () => {
    const keys = [posts(9, 14), posts(12, 10), posts(9, 14, () => ({ likes: 90 }))].map((own) =>
      V1.recommend.list(twitterBrand(own)).find(({ change }) => change.startsWith("cadence")),
    );
    expect(new Set(keys.map((found) => found?.change))).toEqual(new Set(["cadence:twitter"]));
    expect(new Set(keys.map((found) => found?.action)).size).toBeGreaterThan(1);
    for (const found of keys)
      expect(found?.expected_impact).toBe(`+${found?.pillar_gain.toFixed(1)} Presence`);
  });

  test("what gives less than a tenth of a point is not recommended", () => {
    const even = posts(64, 2, (i) => ({ views: 3000 + i, likes: 3 + (i % 2), impressions: undefined }));
    const brand = twitterBrand(even);
    const platforms = brand.platforms.map((platform) => ({ ...platform, platform: "tiktok" as const }));
    expect(V1.score({ ...brand, platforms }).pillars.impact).toBeLessThan(40);
    expect(V1.recommend.list({ ...brand, platforms })).toEqual([]);
  });

  test("criticism is to be answered, with the numbers", () => {
    const comments = Array.from({ length: 20 }, (_, i) => ({
      date: daysAgo(i * 3),
      positive: 2,
      neutral: 2,
      negative: i === 4 ? 9 : 3,
      unknown: 0,
    }));
    const input: FormulaInput = { ...twitterBrand([]) };
    const platforms = input.platforms.map((platform) => ({ ...platform, comments }));
    const found = V1.recommend.list({ ...input, platforms }).find(({ pillar }) => pillar === "sentiment");
    expect(found?.evidence).toContain(`66 of 146 comments`);
    expect(found?.evidence).toContain(`(9) on ${daysAgo(12)}`);
  });

  test("without any data, data are to be brought in", () => {
    expect(V1.recommend.list({ asOf: AS_OF, platforms: [] })).toMatchObject([
      { priority: 1, pillar: "presence", expected_impact: "+0.0 Presence", composite_gain: 0 },
    ]);
  });
});
