import { expect, it } from "vitest";
import { nextWeekly } from "./next-weekly.ts";

const paris = { weekday: 1, hour: 8, timeZone: "Europe/Paris" };

it.each([
  // A Tuesday; the same Monday before and after its hour; the hour itself.
  ["2026-11-24T12:00:00Z", "2026-11-30T07:00:00.000Z"],
  ["2026-11-30T06:59:30Z", "2026-11-30T07:00:00.000Z"],
  ["2026-11-30T07:00:00Z", "2026-12-07T07:00:00.000Z"],
  // Sunday night in Paris is Sunday still in UTC.
  ["2026-11-29T23:30:00Z", "2026-11-30T07:00:00.000Z"],
  // Clocks are put back on 25 October and forward on 28 March.
  ["2026-10-20T12:00:00Z", "2026-10-26T07:00:00.000Z"],
  ["2026-03-24T12:00:00Z", "2026-03-30T06:00:00.000Z"],
])("after %s Monday at 8 in Paris is %s", (after, next) => {
  expect(nextWeekly(paris, new Date(after)).toISOString()).toBe(next);
});

it("Sunday is the seventh day", () => {
  const sunday = { weekday: 7, hour: 0, timeZone: "UTC" };
  expect(nextWeekly(sunday, new Date("2026-11-24T12:00:00Z"))).toEqual(new Date("2026-11-29T00:00:00Z"));
});
