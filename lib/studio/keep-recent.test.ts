import { expect, it } from "vitest";
import { keepRecent } from "./keep-recent.ts";

it("forgets what was not used for longest, and nothing else", () => {
  const { find, keep } = keepRecent<number>(2);
  expect(keep("a", 1)).toBe(1);
  keep("b", 2);
  expect(find("a")).toBe(1);
  keep("c", 3);
  expect([find("a"), find("b"), find("c")]).toEqual([1, undefined, 3]);
});

it("a value that is kept again is no second one", () => {
  const { find, keep } = keepRecent<number>(2);
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["b", 3],
  ] as const)
    keep(key, value);
  expect([find("a"), find("b")]).toEqual([1, 3]);
});
