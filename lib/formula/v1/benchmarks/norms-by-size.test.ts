import { expect, test } from "vitest";
import { normsBySize } from "./norms-by-size.ts";

const group = (followers: number, value: number, count: number) =>
  Array.from({ length: count }, () => ({ followers, value }));

test("one norm for each power of ten, with the accounts behind it", () => {
  const figures = [...group(5000, 40, 12), ...group(300, 10, 15)];
  expect(normsBySize(figures, false)).toEqual([
    { at: 300, value: 10, accounts: 15 },
    { at: 5000, value: 40, accounts: 12 },
  ]);
});

test("a small group joins its smaller neighbour", () => {
  const figures = [...group(50, 1, 2), ...group(300, 10, 15), ...group(5000, 40, 3)];
  expect(normsBySize(figures, false)).toEqual([{ at: 300, value: 10, accounts: 20 }]);
});

test("a rising norm never falls with size", () => {
  const figures = [...group(300, 100, 12), ...group(3000, 25, 12), ...group(30_000, 400, 12)];
  const norms = normsBySize(figures, true);
  expect(norms.map(({ value }) => Math.round(value))).toEqual([50, 50, 400]);
  expect(normsBySize(figures, false).map(({ value }) => value)).toEqual([100, 25, 400]);
});
