import { describe, expect, it } from "vitest";
import { compareExplanations } from "./compare-explanations.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { Contribution } from "./formula-result.ts";
import { V1 } from "./v1/v1.ts";

function brand(posts: number, likes: number): FormulaInput {
  const days = Array.from({ length: posts }, (_, n) =>
    new Date(Date.UTC(2026, 4, 30 - 2 * n)).toISOString().slice(0, 10),
  );
  return {
    asOf: "2026-05-31",
    platforms: [
      {
        platform: "twitter",
        observedFrom: "2026-01-01",
        observedTo: "2026-05-31",
        followers: [{ date: "2026-05-30", count: 5_000 }],
        posts: days.map((date, n) => ({
          id: `p${n}`,
          date,
          likes,
          comments: 1,
          shares: 1,
          impressions: 1_000,
        })),
        comments: [],
      },
    ],
  };
}

describe("compareExplanations", () => {
  it("finds nothing between a score and itself", () => {
    const { explanation } = V1.score(brand(30, 20));
    expect(compareExplanations(explanation, explanation)).toEqual([]);
  });

  it("matches inputs whose words carry other counts, and adds up to the difference of the scores", () => {
    const before = V1.score(brand(30, 10));
    const after = V1.score(brand(40, 40));
    const movements = compareExplanations(before.explanation, after.explanation);
    expect(movements[0]).toMatchObject({ pillar: "impact", before: { points: expect.any(Number) } });
    expect(movements.filter((movement) => movement.before && movement.after).length).toBeGreaterThan(2);
    const points = movements.reduce((sum, movement) => sum + movement.points, 0);
    const rounding = after.explanation.rounding - before.explanation.rounding;
    expect(points + rounding).toBeCloseTo(after.score - before.score, 6);
  });

  it("adds up too where two profiles of one platform have inputs of the same name", () => {
    const twice = (one: FormulaInput, other: FormulaInput) =>
      V1.score({ ...one, platforms: [...one.platforms, ...other.platforms] });
    const before = twice(brand(30, 10), brand(30, 90));
    const after = twice(brand(30, 40), brand(40, 20));
    const movements = compareExplanations(before.explanation, after.explanation);
    const points = movements.reduce((sum, movement) => sum + movement.points, 0);
    const rounding = after.explanation.rounding - before.explanation.rounding;
    expect(points + rounding).toBeCloseTo(after.score - before.score, 2);
  });

  it("shows an input that is new, and one that is gone", () => {
    const without = V1.score({ asOf: "2026-05-31", platforms: [] });
    const withPosts = V1.score(brand(30, 20));
    expect(
      compareExplanations(without.explanation, withPosts.explanation).every(
        (one) => one.before === "not known",
      ),
    ).toBe(true);
    expect(
      compareExplanations(withPosts.explanation, without.explanation).every(
        (one) => one.after === "not known",
      ),
    ).toBe(true);
  });

  it("distinguishes an input of a platform that was no part of the audit from one that is not known", () => {
    const nothing = V1.score({ asOf: "2026-05-31", platforms: [] }).explanation;
    const { explanation } = V1.score(brand(30, 20));
    const sidesOf = (asked: ("twitter" | "youtube")[]) => {
      const moves = compareExplanations(nothing, explanation, { before: asked, after: ["twitter"] });
      return moves.map(({ platform, before }) => `${platform}: ${typeof before === "string" ? before : ""}`);
    };
    expect(new Set(sidesOf(["youtube"]))).toEqual(new Set(["twitter: not asked"]));
    expect(new Set(sidesOf(["twitter"]))).toEqual(new Set(["twitter: not known"]));
  });

  it("says when evidence, the benchmark or the weight moved the points, not the value", () => {
    const { explanation } = V1.score(brand(30, 20));
    const [first] = explanation.contributions.filter(({ points }) => points < -0.2);
    if (!first) throw new Error("no input is below its benchmark");
    const moved = (to: Partial<Contribution>) => {
      const after = { ...first, ...to };
      const points = after.weight * after.confidence * (after.normalised - 50);
      const [movement] = compareExplanations(
        { ...explanation, contributions: [first] },
        { ...explanation, contributions: [{ ...after, points }] },
      );
      return movement?.reason;
    };
    // The rate rose a little and takes points: there is only more evidence of it.
    const rose = { value: first.value * 1.01, normalised: first.normalised + 0.2 };
    expect(moved({ ...rose, confidence: first.confidence * 1.3 })).toBe("more evidence");
    expect(moved({ confidence: first.confidence / 2 })).toBe("less evidence");
    expect(moved({ benchmark: first.benchmark * 2, normalised: first.normalised / 2 })).toBe(
      "another benchmark",
    );
    expect(moved({ weight: first.weight / 2 })).toBe("another weight");
    expect(moved({ value: first.value * 1.5, normalised: first.normalised * 1.5 })).toBe(null);
  });
});
