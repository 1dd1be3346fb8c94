import { expect, test } from "vitest";
import type { Recommendation } from "./formula-result.ts";
import { nameExamples } from "./name-examples.ts";

const advice: Recommendation = {
  priority: 1,
  change: "repeating-reach:twitter",
  pillar: "reach",
  action: "Do more of what got seen best",
  expected_impact: "+1.0 Reach",
  pillar_gain: 1,
  pillar_gain_28: 0.4,
  composite_gain: 0.2,
  evidence: "12 posts",
};
const examples = [
  { id: "1", date: "2024-12-15" },
  { id: "2", date: "2024-12-15" },
  { id: "3", date: "2024-12-09" },
].map((post) => ({ platform: "twitter" as const, ...post }));

test("posts are named with their day, and those without a name by the day, never one day twice", () => {
  const named = (names: Record<string, string>) =>
    nameExamples([{ ...advice, examples }], ({ id }) => names[id] ?? null)[0]?.action;
  expect(named({ 1: "“Autumn tea”", 2: "“Green cups”", 3: "“Our shop”" })).toBe(
    "Do more of what got seen best, such as “Autumn tea” (2024-12-15), “Green cups” (2024-12-15) and “Our shop” (2024-12-09)",
  );
  expect(named({})).toBe(
    "Do more of what got seen best, such as your 2 posts of 2024-12-15 and your post of 2024-12-09",
  );
  expect(named({ 2: "“Green cups”" })).toMatch(
    /such as “Green cups” \(2024-12-15\), your post of 2024-12-15 and/,
  );
});

test("what speaks of no posts stays as it is, and nothing keeps the posts themselves", () => {
  const [one, other] = nameExamples([advice, { ...advice, examples }], () => null);
  expect(one).toEqual(advice);
  expect(other).not.toHaveProperty("examples");
});
