import { expect, it } from "vitest";
import { longestRestMs } from "./longest-rest.ts";

it("ends at the same moments for all, which are 15 seconds apart", () => {
  const ends = [3, 7_000, 13_999].map((now) => now + longestRestMs(now));
  expect(ends).toEqual([15_000, 15_000, 15_000]);
});

it("goes on to the next moment where a timer has ended a little early or late", () => {
  expect([14_998, 15_000, 15_002].map((now) => now + longestRestMs(now))).toEqual([30_000, 30_000, 30_000]);
});
