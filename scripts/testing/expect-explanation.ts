import { expect } from "vitest";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import { expectFields } from "./expect-fields.ts";

type Explanation = { base: number; contributions: { points: number }[]; rounding: number; total: number };
type Confidence = Record<Pillar, { level: string; evidence: string }> & { known_weight: number };
const CONTRIBUTION =
  "pillar platform input value unit benchmark benchmark_source normalised confidence weight points".split(
    " ",
  );

/** That the explanation adds up to the score: base + all points + rounding = total. */
export function expectExplanation(explanation: Explanation, score: number): void {
  expectFields(explanation, ["formula_version", "base", "contributions", "rounding", "total", "crisis"]);
  const { base, contributions, rounding, total } = explanation;
  expect(contributions.length).toBeGreaterThan(0);
  for (const contribution of contributions) expectFields(contribution, CONTRIBUTION);
  const sum = contributions.reduce((points, contribution) => points + contribution.points, base + rounding);
  expect(base).toBe(50);
  expect(sum).toBeCloseTo(total, 6);
  expect(total).toBe(score);
}

/** That every pillar has a level of confidence and says in words what it rests on, and how much of the weight is known. */
export function expectConfidence({ known_weight: weight, ...confidence }: Confidence): void {
  expectFields(confidence, PILLARS);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(1);
  for (const { level, evidence } of Object.values(confidence)) {
    expect(["none", "low", "medium", "high"]).toContain(level);
    expect(evidence).toMatch(/\w+ \w+/);
  }
}
