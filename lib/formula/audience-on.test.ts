import { expect, test } from "vitest";
import { audienceOn } from "./audience-on.ts";

test("along a straight line between known figures, flat outside of them", () => {
  const figures = [
    { day: 10, count: 100 },
    { day: 20, count: 200 },
    { day: 40, count: 100 },
  ];
  expect([0, 10, 15, 20, 30, 40, 99].map((day) => audienceOn(day, figures))).toEqual([
    100, 100, 150, 200, 150, 100, 100,
  ]);
  expect(audienceOn(5, [])).toBeNull();
});
