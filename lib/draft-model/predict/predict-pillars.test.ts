import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyInput, daysAgo, twitterBrand } from "../../formula/brand-inputs.fixture.ts";
import type { FormulaInput, PlatformInput } from "../../formula/formula-input.ts";
import { PILLARS, PLATFORMS } from "../../formula/names.ts";
import { formula } from "../../formula/versions.ts";
import { probit } from "../../statistics/probit.ts";
import { predictPillars } from "./predict-pillars.ts";

const SIGNED = /^[+-]\d+\.\d$/;
const predict = (score: number, sentiment = 0, input: FormulaInput | null = null) =>
  predictPillars({ platform: "twitter", score, sentiment }, input && { input, version: formula().name });

const own = twitterBrand(
  Array.from({ length: 60 }, (_, n) => ({
    id: `p${n}`,
    date: daysAgo(8 + n),
    likes: 20 + ((n * 37) % 60),
    comments: n % 5,
    shares: n % 3,
    impressions: 1_000 + ((n * 91) % 700),
  })),
);

describe("predictPillars", () => {
  it("gives all five pillars as signed text, for any data", () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.integer({ min: 0, max: 1_000 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (input, tenths, sentiment) => {
          for (const platform of PLATFORMS) {
            const { pillars } = predictPillars(
              { platform, score: tenths / 10, sentiment },
              { input, version: formula().name },
            );
            expect(Object.keys(pillars)).toEqual(PILLARS);
            for (const value of Object.values(pillars)) expect(value).toMatch(SIGNED);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("tells the same of a score when it is asked again, with another tone", () => {
    const calm = predict(64.2, 0, own).pillars;
    const friendly = predict(64.2, 1, { ...own }).pillars;
    expect(predict(64.2, 1, own).pillars).toEqual(friendly);
    expect({ ...friendly, sentiment: calm.sentiment }).toEqual(calm);
    expect(friendly.sentiment).not.toBe(calm.sentiment);
  });

  it("tells of a tone the same, whatever was asked before", () => {
    const known = { ...own };
    for (let n = 0; n < 400; n++) {
      const tone = ((n * Math.E) % 2) - 1;
      expect(predict(50, tone, known).pillars.sentiment).toBe(
        predict(50, tone, { ...own }).pillars.sentiment,
      );
    }
  });

  it("never tells fewer points of a friendlier tone", () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...PLATFORMS), (input, platform) => {
        const points = Array.from({ length: 41 }, (_, n) => {
          const prediction = { platform, score: 50, sentiment: n / 20 - 1 };
          const { pillars } = predictPillars(prediction, { input: { ...input }, version: formula().name });
          return Number(pillars.sentiment);
        });
        expect(points).toEqual([...points].sort((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  it.each([null, own])("the usual post without a tone changes nothing", (input) => {
    for (const value of Object.values(predict(50, 0, input).pillars)) expect(value).toBe("+0.0");
  });

  it.each(PLATFORMS)(
    "on %s impact and reach never fall with the score, and one of them rises",
    (platform) => {
      const at = (score: number) => {
        const { pillars } = predictPillars({ platform, score, sentiment: 0 }, null);
        return [Number(pillars.impact), Number(pillars.reach)] as const;
      };
      const steps = [5, 30, 50, 70, 95].map(at);
      for (const [n, [impact, reach]] of steps.entries()) {
        expect(impact).toBeGreaterThanOrEqual(steps[n - 1]?.[0] ?? Number.NEGATIVE_INFINITY);
        expect(reach).toBeGreaterThanOrEqual(steps[n - 1]?.[1] ?? Number.NEGATIVE_INFINITY);
      }
      expect(Math.max(...at(70))).toBeGreaterThan(0);
      expect(Math.min(...at(30))).toBeLessThan(0);
    },
  );

  it.each([null, own])("the tone of the text moves sentiment its way, and nothing else", (input) => {
    const [friendly, unfriendly] = [predict(50, 0.8, input).pillars, predict(50, -0.8, input).pillars];
    expect(Number(friendly.sentiment)).toBeGreaterThan(0);
    expect(Number(unfriendly.sentiment)).toBeLessThan(0);
    for (const pillar of PILLARS.filter((name) => name !== "sentiment"))
      expect([friendly[pillar], unfriendly[pillar]]).toEqual(["+0.0", "+0.0"]);
  });

  it("an assumption moves sentiment by two points at most", () => {
    expect(predict(50, 1).pillars.sentiment).toBe("+2.0");
    expect(predict(50, -1).pillars.sentiment).toBe("-2.0");
  });

  it("uses the brand's own posts where it has some on that platform", () => {
    expect(predict(60, 0, own).basis).toBe("own posts");
    expect(predict(60, 0, { ...own, platforms: [] }).basis).toBe("reference brand");
    expect(predict(60, 0, own).pillars).not.toEqual(predict(60, 0).pillars);
  });

  it("moves every profile on the platform where a version looks at each by itself, and no other platform", () => {
    const [one] = own.platforms as [PlatformInput];
    const apart = ["a", "b"].map((profile) => ({ ...one, profile }));
    const both = predict(70, 0, { ...own, platforms: apart });
    expect(both.basis).toBe("own posts");
    expect(Number(both.pillars.impact)).toBeGreaterThanOrEqual(Number(predict(70, 0, own).pillars.impact));
    const elsewhere = { ...one, platform: "youtube" as const, profile: "c" };
    const diluted = predict(70, 0, { ...own, platforms: [one, elsewhere] });
    expect(Number(diluted.pillars.impact)).toBeGreaterThan(0);
    expect(Number(diluted.pillars.impact)).toBeLessThan(Number(both.pillars.impact));
  });

  it("leaves presence alone: it is not asked how often is posted", () => {
    for (const score of [0, 20, 80, 100]) expect(predict(score, 0.5, own).pillars.presence).toBe("+0.0");
  });
});

it.each([
  [0.5, 0],
  [0.975, 1.959964],
  [0.01, -2.326348],
  [0.001, -3.090232],
])("the normal quantile at %d is %d", (share, expected) => {
  expect(probit(share)).toBeCloseTo(expected, 5);
});
