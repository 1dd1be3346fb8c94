import { expect, test } from "vitest";
import { nextTab } from "./pillar-tab.ts";

test("arrows go round, Home and End to the ends, other keys nowhere", () => {
  expect(nextTab("ArrowRight", 0, 5)).toBe(1);
  expect(nextTab("ArrowRight", 4, 5)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 5)).toBe(4);
  expect(nextTab("Home", 3, 5)).toBe(0);
  expect(nextTab("End", 1, 5)).toBe(4);
  expect(nextTab("Tab", 1, 5)).toBeNull();
});
