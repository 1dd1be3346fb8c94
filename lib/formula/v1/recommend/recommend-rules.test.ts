import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../time.ts";
import { AS_OF, anyInput, daysAgo, twitterBrand } from "../../brand-inputs.fixture.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { Recommendation } from "../../formula-result.ts";
import type { Platform } from "../../names.ts";
import { REGISTRY } from "../benchmarks/registry.ts";
import { measurePillars } from "../measure-pillars.ts";
import { PILLARS_V1 } from "../pillars.ts";
import { V1 } from "../v1.ts";
import { proposeChanges } from "./propose-changes.ts";

/** Weights of the composite in percent, as they are published. */
const WEIGHTS = { presence: 15, reach: 20, impact: 30, sentiment: 15, momentum: 20 };

/** The composite before any rounding, from the measured inputs themselves. */
function exactComposite(input: FormulaInput): number {
  const { inputs } = measurePillars(input, PILLARS_V1, REGISTRY);
  return inputs.reduce((sum, { pillar, share, confidence, normalised }) => {
    return sum + (WEIGHTS[pillar] / 100) * share * confidence * (normalised - 50);
  }, 50);
}

function posts(count: number, everyDays: number, fields: (i: number) => Partial<PostInput> = () => ({})) {
  return Array.from({ length: count }, (_, i): PostInput => {
    const date = daysAgo(Math.floor(i * everyDays));
    return { id: `p${i}`, date, impressions: 3000, likes: 10, comments: 1, shares: 1, ...fields(i) };
  });
}

function on(platform: Platform, input: FormulaInput): FormulaInput {
  return { ...input, platforms: input.platforms.map((one) => ({ ...one, platform })) };
}

/** The gain of the composite by the proposal behind a recommendation. */
function gainOf(input: FormulaInput, { change, action }: Recommendation): number {
  const proposal = proposeChanges(input).find((one) => one.change === change && one.action === action);
  if (!proposal) throw new Error(`nothing proposes ${change}`);
  const gain = exactComposite(proposal.changed) - exactComposite(input);
  return gain * proposal.shrinkage;
}

describe("a recommendation", () => {
  test("is the formula's own gain of the composite, at least 0.05", () => {
    let recommended = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const one of V1.recommend.list(input)) {
          if (one.change === "data:any") continue;
          recommended++;
          expect(one.composite_gain).toBeGreaterThanOrEqual(0.05);
          expect(Math.abs(one.composite_gain - gainOf(input, one))).toBeLessThan(0.011);
        }
      }),
      { numRuns: 80 },
    );
    expect(recommended).toBeGreaterThan(80);
  });

  test("never lowers the composite: shorts that are seen more but mostly hardly liked are not advised", () => {
    const fields = (i: number) => {
      const rate = i % 2 === 0 ? 0.03 : i % 20 < 11 ? 0.001 : 0.09;
      const views = (i % 2 ? 4000 : 3000) + i;
      const figures = { views, likes: Math.round(views * rate), comments: 2 };
      return { media: i % 2 ? "short" : "video", impressions: undefined, shares: undefined, ...figures };
    };
    const brand = on("youtube", twitterBrand(posts(70, 1.6, fields)));
    const proposed = proposeChanges(brand).filter(({ action }) => action.includes("to short"));
    expect(proposed.length).toBeGreaterThan(0);
    expect(V1.recommend.list(brand).filter(({ action }) => action.includes("to short"))).toEqual([]);
  });

  test("does not send a brand back to a cadence while it posts as often as its norm", () => {
    const many = posts(56, 1, (i) => ({ id: `old${i}`, date: daysAgo(56 + i) }));
    const fewer = posts(32, 1.75);
    const recommended = V1.recommend.list(twitterBrand([...many, ...fewer]));
    expect(recommended.filter(({ action }) => action.startsWith("Go back"))).toEqual([]);
  });

  test("is less after 28 days than when kept up, and never more than a tenth without it", () => {
    const [first] = V1.recommend.list(twitterBrand(posts(9, 14)));
    expect(first?.change).toBe("cadence:twitter");
    expect(first?.pillar_gain_28).toBeGreaterThan(0.1 * (first?.pillar_gain ?? 0));
    expect(first?.pillar_gain_28).toBeLessThan(0.5 * (first?.pillar_gain ?? 0));
  });
});

describe("a brand that follows advice for 28 days", () => {
  test("gets what was promised for then", () => {
    const brand = twitterBrand(posts(19, 7));
    const [recommended] = V1.recommend.list(brand);
    expect(recommended?.action).toContain("Post twice a week");
    const day = (days: number) => addDays(AS_OF, days);
    const added = Array.from({ length: 8 }, (_, i) => ({
      id: `new${i}`,
      date: day(28 - Math.floor(i * 3.5)),
    }));
    const platforms = brand.platforms.map((one) => ({
      ...one,
      observedTo: day(28),
      posts: [...one.posts, ...added],
    }));
    const later = V1.score({ asOf: day(28), platforms });
    const realised = later.pillars.presence - V1.score(brand).pillars.presence;
    expect(recommended?.pillar_gain_28).toBeGreaterThan(1);
    expect(Math.abs(realised - (recommended?.pillar_gain_28 ?? 0))).toBeLessThan(0.3);
  });
});

describe("keys and groups", () => {
  test("different pieces of advice on posting have different keys, and one of them is given", () => {
    const silent = V1.recommend.list(twitterBrand(posts(3, 2, (i) => ({ date: daysAgo(60 + i) }))));
    const rare = V1.recommend.list(twitterBrand(posts(9, 14)));
    const bunched = V1.recommend.list(
      on("youtube", twitterBrand(posts(30, 1, (i) => ({ date: daysAgo(Math.floor(i / 5) * 21 + (i % 5)) })))),
    );
    expect(silent[0]?.change).toBe("revive:twitter");
    expect(rare[0]?.change).toBe("cadence:twitter");
    expect(bunched.map(({ change }) => change)).toContain("weekly:youtube");
    for (const list of [silent, rare, bunched])
      expect(list.filter(({ change }) => /^(revive|cadence|weekly|return):/.test(change))).toHaveLength(1);
  });

  test("a platform gets one advice to repeat, that of the greater gain", () => {
    const uneven = posts(60, 1.6, (i) => ({
      impressions: 500 + 900 * ((i * 7) % 13),
      likes: 2 + ((i * 5) % 17),
    }));
    const brand = twitterBrand(uneven);
    const proposed = proposeChanges(brand).filter(({ change }) => change.startsWith("repeating-"));
    expect(proposed.map(({ pillar }) => pillar).sort()).toEqual(["impact", "reach"]);
    const gains = proposed.map(
      ({ changed, shrinkage }) => (exactComposite(changed) - exactComposite(brand)) * shrinkage,
    );
    const recommended = V1.recommend.list(brand).filter(({ change }) => change.startsWith("repeating-"));
    expect(recommended).toHaveLength(1);
    expect(Math.abs((recommended[0]?.composite_gain ?? 0) - Math.max(...gains))).toBeLessThan(0.011);
  });

  test("another format, or other days, are another advice", () => {
    const best = (label: string, other: string) => (i: number) =>
      i % 3 ? { media: other, likes: 10 + (i % 7) } : { media: label, likes: 60 + (i % 7) };
    const keyOf = (fields: (i: number) => Partial<PostInput>) =>
      V1.recommend
        .list(twitterBrand(posts(80, 1.5, fields)))
        .find(({ change }) => change.startsWith("format-"))?.change;
    expect(keyOf(best("video", "text"))).toBe("format-video:twitter");
    expect(keyOf(best("image", "text"))).toBe("format-image:twitter");
  });
});
