import { describe, expect, it } from "vitest";
import { minuteOf } from "./local-time.ts";
import { quietEnd } from "./quiet-end.ts";

const at = (text: string) => new Date(text);
const night = { from: 22 * 60, until: 7 * 60, timeZone: "Europe/Paris" };

describe("quiet hours", () => {
  it.each([
    ["2026-11-24T20:59:59Z", null],
    ["2026-11-24T21:00:00Z", "2026-11-25T06:00:00.000Z"],
    ["2026-11-24T23:30:45Z", "2026-11-25T06:00:00.000Z"],
    ["2026-11-25T05:59:59Z", "2026-11-25T06:00:00.000Z"],
    ["2026-11-25T06:00:00Z", null],
  ])("over midnight, at %s end at %s", (instant, end) => {
    expect(quietEnd(night, at(instant))?.toISOString() ?? null).toBe(end);
  });

  it("end when clocks show it, also in nights in which they are put back or forward", () => {
    expect(quietEnd(night, at("2026-10-24T21:00:00Z"))).toEqual(at("2026-10-25T06:00:00Z"));
    expect(quietEnd(night, at("2026-03-28T22:00:00Z"))).toEqual(at("2026-03-29T05:00:00Z"));
  });

  it("within a day, in a zone that is no whole hour off", () => {
    const noon = { from: 12 * 60, until: 13 * 60 + 30, timeZone: "Asia/Kathmandu" };
    expect(minuteOf(at("2026-11-24T06:20:00Z"), "Asia/Kathmandu")).toBe(725);
    expect(quietEnd(noon, at("2026-11-24T06:20:00Z"))).toEqual(at("2026-11-24T07:45:00Z"));
    expect(quietEnd(noon, at("2026-11-24T07:45:00Z"))).toBeNull();
  });

  it("from and until the same are none", () => {
    expect(quietEnd({ ...night, until: night.from }, at("2026-11-24T21:00:00Z"))).toBeNull();
  });
});
