import { expect } from "vitest";
import { PILLARS } from "#lib/formula/names.ts";
import type { Answer } from "./ask.ts";
import { expectFields, expectScore, SIGNED } from "./expect-fields.ts";

const FIELDS = ["score", "pillar_predictions", "feedback", "platform", "format"];

/** That an answer is the score of a draft, as the contract says. @param more fields of feedback that were asked for */
export function expectDraftScore({ status, body }: Answer, more: string[] = []): void {
  expect(status).toBe(200);
  expectFields(body, FIELDS);
  expectScore(body.score);
  expect(Object.keys(body.pillar_predictions)).toEqual(PILLARS);
  for (const value of Object.values(body.pillar_predictions)) expect(value).toMatch(SIGNED);
  for (const [n, entry] of body.feedback.entries()) {
    expectFields(entry, ["priority", "suggestion", "expected_lift", ...more]);
    expect(entry.priority).toBe(n + 1);
    expect(entry.expected_lift).toMatch(SIGNED);
    expect(entry.suggestion).toMatch(/\S/);
  }
}
