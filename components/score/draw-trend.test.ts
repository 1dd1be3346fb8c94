import { expect, test } from "vitest";
import { drawTrend, scaleAround50, scaleOver } from "./draw-trend.ts";

const point = (date: string, value: number) => ({ date, value });

test("a week that is missing is a gap of the line", () => {
  const weeks = [point("2026-09-07", 40), point("2026-09-14", 50), point("2026-09-28", 60)];
  const drawing = drawTrend(weeks, [40, 60]);
  expect(drawing?.lines).toEqual(["M0 37L33.3 20", "M100 3"]);
  expect(drawing).toMatchObject({ end: { x: 100, y: 3 }, middle: 20 });
});

test("one point is no line, and 50 is drawn only where it lies within", () => {
  expect(drawTrend([point("2026-09-07", 40)], [35, 45])).toBeNull();
  expect(drawTrend([point("2026-09-07", 40), point("2026-09-14", 41)], [35, 45])?.middle).toBeNull();
});

test("pillars share a scale around 50; little moves of a score look little", () => {
  expect(scaleAround50([48, 71])).toEqual([29, 71]);
  expect(scaleAround50([])).toEqual([40, 60]);
  expect(scaleOver([44, 46])).toEqual([40, 50]);
  expect(scaleOver([30, 60])).toEqual([30, 60]);
});
