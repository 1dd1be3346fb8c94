import { expect, it } from "vitest";
import type { PostTrend } from "#lib/platforms/schemas.ts";
import { tellShift, tellTrend } from "./tell-trend.ts";

const TREND: PostTrend = {
  unit: "interactions",
  now: 31,
  before: 13,
  times: 31 / 13,
  isBeyondNoise: true,
  against: "year",
};

it.each<[Partial<PostTrend>, string]>([
  [{}, "A typical post of the last 13 weeks got 31 interactions, 2.4 times as many as a year ago."],
  [
    { before: 26, times: 31 / 26 },
    "A typical post of the last 13 weeks got 31 interactions, up from 26 a year ago.",
  ],
  [
    { now: 1, before: 9, times: 1 / 9, against: "quarter" },
    "A typical post of the last 13 weeks got 1 interaction, down from 9 in the 13 weeks before.",
  ],
  [
    { isBeyondNoise: false, unit: "views" },
    "A typical post of the last 13 weeks got 31 views, much as a year ago.",
  ],
])("%j", (differing, told) => {
  expect(tellTrend({ ...TREND, ...differing })).toBe(told);
});

it("names the platform that rises and the one that falls, and says nothing of others", () => {
  const moved = (times: number, isBeyondNoise = true): PostTrend => ({ ...TREND, times, isBeyondNoise });
  expect(tellShift({ twitter: moved(0.4), linkedin: moved(3), youtube: moved(1.2) })).toBe(
    "Your posts are doing better and better on LinkedIn, and worse and worse on X (Twitter). If time is short, put it into LinkedIn.",
  );
  expect(tellShift({ twitter: moved(0.4), linkedin: moved(3, false) })).toBeNull();
  expect(tellShift({ twitter: moved(0.9), linkedin: moved(3) })).toBeNull();
  expect(tellShift({ linkedin: moved(3) })).toBeNull();
  expect(tellShift({})).toBeNull();
});
