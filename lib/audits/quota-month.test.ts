import { describe, expect, it } from "vitest";
import { quotaMonth } from "./quota-month.ts";

const days = (from: string, now: string) => {
  const { start, end } = quotaMonth(new Date(from), new Date(now));
  return [start.toISOString().slice(0, 10), end.toISOString().slice(0, 10)];
};

describe("quotaMonth", () => {
  it("runs from the plan's day to the same day of the next month", () => {
    expect(days("2026-03-15T13:00:00Z", "2026-07-20T00:00:00Z")).toEqual(["2026-07-15", "2026-08-15"]);
    expect(days("2026-03-15T13:00:00Z", "2026-07-14T23:59:59Z")).toEqual(["2026-06-15", "2026-07-15"]);
  });

  it("takes the last day of a shorter month for the 31st, and returns to the 31st after it", () => {
    expect(days("2026-01-31T00:00:00Z", "2026-02-28T00:00:00Z")).toEqual(["2026-02-28", "2026-03-31"]);
    expect(days("2026-01-31T00:00:00Z", "2026-02-27T23:59:59Z")).toEqual(["2026-01-31", "2026-02-28"]);
    expect(days("2028-01-31T00:00:00Z", "2028-02-29T12:00:00Z")).toEqual(["2028-02-29", "2028-03-31"]);
  });

  it("goes over the turn of the year", () => {
    expect(days("2025-05-20T00:00:00Z", "2026-01-03T00:00:00Z")).toEqual(["2025-12-20", "2026-01-20"]);
  });
});
