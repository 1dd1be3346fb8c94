import { expect, test } from "vitest";
import { applyFrequency } from "./frequency-elasticity.ts";

const POSTS = [{ id: "a", likes: 100, views: 1_000 }, { id: "b" }];

test("twice as many posts get 85 % each, and what is not known stays unknown", () => {
  const [first, second] = applyFrequency(POSTS, 3, 6) as [(typeof POSTS)[0], object];
  expect(first.likes).toBeCloseTo(84.67, 1);
  expect(first.views).toBeCloseTo(846.7, 0);
  expect(second).toEqual({ id: "b" });
});

test("the total still grows, but by less than the number of posts, and on TikTok hardly less", () => {
  const views = (platform?: string) => 2 * (applyFrequency(POSTS, 3, 6, platform)[0]?.views ?? 0);
  expect(views()).toBeGreaterThan(1_000);
  expect(views()).toBeLessThan(2_000);
  expect(views("tiktok")).toBeGreaterThan(1.9 * 1_000);
});

test.each([
  [3, 3],
  [6, 3],
  [0, 3],
])("from %d to %d a week nothing is promised and nothing taken away", (from, to) => {
  expect(applyFrequency(POSTS, from, to)).toEqual(POSTS);
});
