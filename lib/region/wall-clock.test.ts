import { expect, it } from "vitest";
import { dayIn, instantAt, wallClock } from "./wall-clock.ts";

const at = (zone: string, instant: string) => wallClock(zone)(Date.parse(instant));

it("tells day, weekday and hour as the clocks of the zone do, in summer and winter", () => {
  expect(at("UTC", "2026-03-01T23:30:00Z")).toEqual({ day: "2026-03-01", weekday: 0, hour: 23, minute: 30 });
  expect(at("Europe/Berlin", "2026-03-01T23:30:00Z")).toMatchObject({
    day: "2026-03-02",
    weekday: 1,
    hour: 0,
  });
  expect(at("Europe/Berlin", "2026-07-01T23:30:00Z")).toMatchObject({ day: "2026-07-02", hour: 1 });
  expect(at("Asia/Kathmandu", "2026-07-01T00:00:00Z")).toMatchObject({ hour: 5, minute: 45 });
  expect(dayIn("America/New_York", new Date("2026-07-01T03:59:00Z"))).toBe("2026-06-30");
});

it.each([
  ["an ordinary hour", "Europe/Berlin", "2026-11-24", 8, "2026-11-24T07:00:00.000Z"],
  ["the same in summer", "Europe/Berlin", "2026-07-24", 8, "2026-07-24T06:00:00.000Z"],
  ["an hour that is left out", "Europe/Berlin", "2026-03-29", 2, "2026-03-29T01:00:00.000Z"],
  ["an hour that comes twice", "Europe/Berlin", "2026-10-25", 2, "2026-10-25T00:00:00.000Z"],
  ["the hour after that", "Europe/Berlin", "2026-10-25", 3, "2026-10-25T02:00:00.000Z"],
  ["a midnight that is left out", "America/Santiago", "2026-09-06", 0, "2026-09-06T04:00:00.000Z"],
  [
    "a zone ahead of UTC by more than half a day",
    "Pacific/Kiritimati",
    "2026-01-01",
    0,
    "2025-12-31T10:00:00.000Z",
  ],
  ["a zone that is off by half an hour", "Australia/Lord_Howe", "2026-01-01", 9, "2025-12-31T22:00:00.000Z"],
])("finds the instant of %s", (_, zone, day, hour, instant) => {
  expect(instantAt(zone, day, hour).toISOString()).toBe(instant);
});

it("refuses what is no zone or no day", () => {
  expect(() => wallClock("Europe/Nowhere")).toThrow(RangeError);
  expect(() => instantAt("UTC", "soon")).toThrow(RangeError);
});
