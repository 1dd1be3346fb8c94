import { expect, test } from "vitest";
import { bucketHistory, findSwitch, historyDelta } from "./history-buckets.ts";

const point = (date: string, score: number, formulaVersion = "v1") => ({
  date,
  score,
  formulaVersion,
});

test("a week runs from Monday to Sunday, over the turn of the year too, and shows its last score", () => {
  const points = [
    point("2026-01-05", 5),
    point("2025-12-28", 1),
    point("2025-12-29", 2),
    point("2026-01-04", 4),
    point("2026-01-01", 3),
  ];
  expect(bucketHistory(points, "weekly")).toEqual([
    point("2025-12-28", 1),
    point("2026-01-04", 4),
    point("2026-01-05", 5),
  ]);
});

test("weeks before 1970 begin on Mondays as well", () => {
  const points = [point("1969-12-28", 1), point("1969-12-29", 2), point("1970-01-04", 3)];
  expect(bucketHistory(points, "weekly").map(({ score }) => score)).toEqual([1, 3]);
});

test("months are calendar months, days are days, the later of one day wins", () => {
  const points = [
    point("2025-01-31", 1),
    point("2025-02-01", 2),
    point("2025-02-28", 3),
    point("2025-02-28", 4),
  ];
  expect(bucketHistory(points, "monthly").map(({ score }) => score)).toEqual([1, 4]);
  expect(bucketHistory(points, "daily").map(({ score }) => score)).toEqual([1, 2, 4]);
  expect(bucketHistory([], "daily")).toEqual([]);
});

test("the delta is exact in tenths and names its period", () => {
  expect(historyDelta([point("2025-01-01", 49.8), point("2025-02-01", 52.3)], "v1")).toEqual({
    score: "+2.5",
    period: "2025-01-01 to 2025-02-01",
  });
  expect(historyDelta([point("2025-01-01", 54.3), point("2025-02-01", 54.2)], "v1").score).toBe("-0.1");
  expect(historyDelta([point("2025-01-01", 54.3)], "v1")).toEqual({
    score: "+0.0",
    period: "2025-01-01 to 2025-01-01",
  });
  expect(() => historyDelta([], "v1")).toThrow(RangeError);
});

test("never takes the difference of scores of two versions of the formula", () => {
  const old = [point("2025-01-01", 70), point("2025-01-02", 71)];
  const now = [point("2025-01-03", 40, "v2"), point("2025-01-04", 42.5, "v2")];
  expect(historyDelta([...old, ...now], "v2")).toEqual({ score: "+2.5", period: "2025-01-03 to 2025-01-04" });
  // Old points may lie on days that the new version has none for.
  expect(historyDelta([...now, point("2025-01-05", 70)], "v2").score).toBe("+2.5");
  expect(historyDelta(old, "v2").score).toBe("+1.0");
  expect(findSwitch([...old, ...now], "v2")?.date).toBe("2025-01-03");
  expect(findSwitch(now, "v2")).toBeNull();
  expect(findSwitch(old, "v2")).toBeNull();
});
