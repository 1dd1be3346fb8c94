import { expect, it } from "vitest";
import { makeLruCache } from "./lru-cache.ts";

it("forgets what was not used for longest, and nothing else", () => {
  const { get, set } = makeLruCache<number>(2);
  expect(set("a", 1)).toBe(1);
  set("b", 2);
  expect(get("a")).toBe(1);
  set("c", 3);
  expect([get("a"), get("b"), get("c")]).toEqual([1, undefined, 3]);
});

it("a value that is kept again is no second one", () => {
  const { get, set } = makeLruCache<number>(2);
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["b", 3],
  ] as const)
    set(key, value);
  expect([get("a"), get("b")]).toEqual([1, 3]);
});
