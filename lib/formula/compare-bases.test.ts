import { describe, expect, it } from "vitest";
import { compareBases, isLikeForLike, type ScoreBasis } from "./compare-bases.ts";
import { PILLARS, type Pillar, type Platform } from "./names.ts";

function basis(platforms: Platform[], unknown: Pillar[] = []): ScoreBasis {
  const levels = PILLARS.map((name) => [name, { level: unknown.includes(name) ? "none" : "low" }]);
  return { version: "v1", platforms, confidence: Object.fromEntries(levels) };
}

const isComparable = (before: ScoreBasis, after: ScoreBasis) => isLikeForLike(compareBases(before, after));

describe("two scores are comparable", () => {
  it("when they are of the same platforms, in any order, and know something of the same pillars", () => {
    expect(isComparable(basis(["twitter", "youtube"]), basis(["youtube", "twitter"]))).toBe(true);
    expect(isComparable(basis(["twitter"], ["sentiment"]), basis(["twitter"], ["sentiment"]))).toBe(true);
  });

  it("not when one is of other, more or fewer platforms", () => {
    expect(isComparable(basis(["twitter"]), basis(["youtube"]))).toBe(false);
    expect(isComparable(basis(["twitter"]), basis(["twitter", "youtube"]))).toBe(false);
    expect(isComparable(basis(["twitter", "youtube"]), basis(["twitter"]))).toBe(false);
  });

  it("never when they are of two versions of the formula", () => {
    const other = { ...basis(["twitter"]), version: "v1-presence" };
    expect(isComparable(basis(["twitter"]), other)).toBe(false);
    expect(compareBases(basis(["twitter"]), other).formula).toEqual({ before: "v1", after: "v1-presence" });
  });

  it("not when comments are read in another way, unless nothing is known of them", () => {
    const [now, later] = ["a", "b"].map((reading) => ({ ...basis(["twitter"]), reading }));
    expect(isComparable(now as ScoreBasis, now as ScoreBasis)).toBe(true);
    expect(isComparable(now as ScoreBasis, later as ScoreBasis)).toBe(false);
    // Scores from before it was kept.
    expect(isComparable(basis(["twitter"]), now as ScoreBasis)).toBe(false);
    const silent = basis(["twitter"], ["sentiment"]);
    expect(isComparable(silent, { ...silent, reading: "b" })).toBe(true);
  });

  it("not when a pillar became known or is no longer known", () => {
    const [less, more] = [basis(["twitter"], ["impact", "sentiment"]), basis(["twitter"], ["sentiment"])];
    expect(isComparable(less, more)).toBe(false);
    expect(isComparable(more, less)).toBe(false);
    expect(compareBases(less, more).pillars).toMatchObject({
      presence: "known",
      impact: "became known",
      sentiment: "not known",
    });
    expect(compareBases(more, less).pillars.impact).toBe("no longer known");
  });
});
