import { describe, expect, test } from "vitest";
import { composePillar } from "./compose-pillars.ts";
import type { MeasuredInput } from "./measured-input.ts";

const CORRELATIONS = { "engagement depth": 0.2 };

const input = (own: Partial<MeasuredInput>): MeasuredInput => ({
  ...{ pillar: "impact", kind: "engagement", platform: "twitter", profile: 0 },
  ...{ input: "", value: 0, unit: "", benchmark: 0, source: "" },
  ...{ z: 0, evidence: 1, error: 0, weight: 1 },
  ...own,
});
const levelOf = (...inputs: MeasuredInput[]) => composePillar(inputs, CORRELATIONS).level;

describe("a pillar", () => {
  test("is 50 of medians and of nothing, and uses the whole scale", () => {
    expect(levelOf()).toBe(50);
    expect(levelOf(input({}), input({ kind: "depth", weight: 0.3 }))).toBeCloseTo(50);
    expect(levelOf(input({ z: 1.6449 }))).toBeCloseTo(95, 1);
    expect(levelOf(input({ z: -1.6449 }))).toBeCloseTo(5, 1);
  });

  test("rises with every input, by less with less evidence", () => {
    const low = levelOf(input({ z: -1 }), input({ kind: "depth", z: 0.5, weight: 0.3 }));
    expect(levelOf(input({ z: -0.9 }), input({ kind: "depth", z: 0.5, weight: 0.3 }))).toBeGreaterThan(low);
    expect(levelOf(input({ z: -1 }), input({ kind: "depth", z: 0.6, weight: 0.3 }))).toBeGreaterThan(low);
    expect(levelOf(input({ z: -1, evidence: 0.5 }))).toBeGreaterThan(levelOf(input({ z: -1 })));
  });

  test("adds up exactly, also where its inputs cancel out", () => {
    for (const z of [2, 0.7, 0.5, -0.5]) {
      const { level, points } = composePillar(
        [input({ z }), input({ kind: "depth", z: -0.5 }), input({ profile: 1, z: 0 })],
        CORRELATIONS,
      );
      expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(level - 50);
    }
    const [up, down] = composePillar([input({ z: 1 }), input({ z: -1 })], CORRELATIONS).points as [
      number,
      number,
    ];
    expect(up).toBeGreaterThan(0);
    expect(down).toBeCloseTo(-up);
  });

  test("an audience alone is a third of reach", () => {
    const audience = input({ pillar: "reach", kind: "audience", z: 2.5, weight: 1 / 3 });
    const { level, known } = composePillar([audience], CORRELATIONS);
    expect(known).toBeCloseTo(1 / 3);
    expect(level).toBeLessThan(levelOf({ ...audience, kind: "exposure" }));
  });
});
