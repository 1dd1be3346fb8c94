import { expect, test } from "vitest";
import { evidenceOf, levelOf, ratioOf, typicalLevel } from "./typical-level.ts";

test("an account whose every post is typical has level 0, whatever the order", () => {
  expect(typicalLevel([1, 1, 1])).toBe(0);
  expect(typicalLevel([4, 1, 0.25, 2])).toBe(typicalLevel([0.25, 2, 4, 1]));
  expect(typicalLevel([])).toBeNull();
});

test("the level is in logarithms and turns back into a multiple of what is typical", () => {
  expect(ratioOf(levelOf(3))).toBeCloseTo(3);
  expect(ratioOf(levelOf(0))).toBeCloseTo(0);
  expect(typicalLevel([3, 3, 3, 3])).toBeCloseTo(levelOf(3));
});

test("one post a thousand times as strong moves twenty by no more than a tenth of a logarithm", () => {
  const posts = Array.from({ length: 20 }, (_, at) => 0.5 + at / 20);
  const viral = posts.map((post, at) => (at === 3 ? post * 1000 : post));
  const moved = (typicalLevel(viral) as number) - (typicalLevel(posts) as number);
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(0.1);
});

test("where most posts have no reaction, the share that has one counts", () => {
  const withReactions = (count: number) =>
    typicalLevel(Array.from({ length: 50 }, (_, at) => (at < count ? 5 : 0)));
  expect(withReactions(8)).toBeGreaterThan(withReactions(4) as number);
  expect(withReactions(4)).toBeGreaterThan(withReactions(0) as number);
});

test("evidence grows with posts, hardly of the first ones, and is not lost with days that are withheld", () => {
  expect(evidenceOf(0, 1)).toBe(0);
  expect(evidenceOf(1, 1)).toBeLessThan(0.03);
  expect(evidenceOf(20, 1)).toBeCloseTo(20 / 21);
  expect(evidenceOf(10, 1, 0.5)).toBe(evidenceOf(20, 1));
});
