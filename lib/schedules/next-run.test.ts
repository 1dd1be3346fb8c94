import { expect, it } from "vitest";
import { nextRun } from "./next-run.ts";
import type { Plan } from "./values.ts";

const MONDAYS: Plan = { every: "week", day: 1, hour: 9 };
const LAST_DAYS: Plan = { every: "month", day: 31, hour: 9 };
const next = (plan: Plan, zone: string, after: string) => nextRun(plan, zone, new Date(after)).toISOString();

/** The runs that follow one another. */
function runs(plan: Plan, zone: string, after: string, count: number): string[] {
  const found = [next(plan, zone, after)];
  while (found.length < count) found.push(next(plan, zone, found.at(-1) as string));
  return found;
}

it("comes on its weekday at its hour by the clocks of the zone, later than the instant that is asked for", () => {
  expect(next(MONDAYS, "UTC", "2026-11-24T13:00:00Z")).toBe("2026-11-30T09:00:00.000Z");
  expect(next(MONDAYS, "UTC", "2026-11-30T08:59:59Z")).toBe("2026-11-30T09:00:00.000Z");
  expect(next(MONDAYS, "UTC", "2026-11-30T09:00:00Z")).toBe("2026-12-07T09:00:00.000Z");
  // It is Monday already in Auckland, and still Sunday in New York.
  expect(next(MONDAYS, "Pacific/Auckland", "2026-11-29T13:00:00Z")).toBe("2026-11-29T20:00:00.000Z");
  expect(next(MONDAYS, "America/New_York", "2026-11-30T03:00:00Z")).toBe("2026-11-30T14:00:00.000Z");
});

it("the 31st is the last day of shorter months, each month once", () => {
  expect(runs(LAST_DAYS, "UTC", "2027-01-31T09:00:00Z", 4)).toEqual([
    "2027-02-28T09:00:00.000Z",
    "2027-03-31T09:00:00.000Z",
    "2027-04-30T09:00:00.000Z",
    "2027-05-31T09:00:00.000Z",
  ]);
  expect(next({ ...LAST_DAYS, day: 30 }, "UTC", "2028-02-01T00:00:00Z")).toBe("2028-02-29T09:00:00.000Z");
});

it("keeps its hour when the clocks change, and comes once where they leave it out or show it twice", () => {
  expect(runs(MONDAYS, "Europe/Berlin", "2026-10-20T00:00:00Z", 2)).toEqual([
    "2026-10-26T08:00:00.000Z",
    "2026-11-02T08:00:00.000Z",
  ]);
  const sundays: Plan = { every: "week", day: 0, hour: 2 };
  expect(runs(sundays, "Europe/Berlin", "2026-03-22T12:00:00Z", 2)).toEqual([
    "2026-03-29T01:00:00.000Z",
    "2026-04-05T00:00:00.000Z",
  ]);
  expect(runs(sundays, "Europe/Berlin", "2026-10-18T12:00:00Z", 2)).toEqual([
    "2026-10-25T00:00:00.000Z",
    "2026-11-01T01:00:00.000Z",
  ]);
});
