import { expect, it } from "vitest";
import { groupMarkers } from "./group-markers.ts";

const at = (...days: string[]) => days.map((day) => ({ day }));
const DAYS = ["2026-03-01", "2026-03-11"] as const;
const grouped = (markers: { day: string }[], parts: number) =>
  groupMarkers(markers, DAYS, parts).map(({ place, markers: held }) => [place, held.length]);

it("markers of one day, and of days closer than a part, stand together where the first is", () => {
  const markers = at("2026-03-01", "2026-03-01", "2026-03-02", "2026-03-04", "2026-03-11");
  expect(grouped(markers, 5)).toEqual([
    [0, 3],
    [0.3, 1],
    [1, 1],
  ]);
  expect(grouped(markers, 10)).toEqual([
    [0, 2],
    [0.1, 1],
    [0.3, 1],
    [1, 1],
  ]);
});

it("what lies outside of the days is left out", () => {
  expect(grouped(at("2026-02-28", "2026-03-05", "2026-03-12"), 5)).toEqual([[0.4, 1]]);
  expect(groupMarkers(at("2026-03-01"), ["2026-03-01", "2026-03-01"], 5)).toHaveLength(1);
});
