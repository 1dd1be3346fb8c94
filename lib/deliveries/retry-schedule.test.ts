import { describe, expect, it } from "vitest";
import { planRetry } from "./retry-schedule.ts";

const endedAt = new Date("2026-03-01T12:00:00Z");
const SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

const delayOf = (attempt: number, random: number, retryAfter: string | null = null) => {
  const next = planRetry({ attempt, endedAt, retryAfter, random });
  return next && (next.getTime() - endedAt.getTime()) / 1_000;
};

describe("planRetry", () => {
  it.each(SECONDS.map((seconds, n) => [n + 1, seconds] as const))(
    "after attempt %i waits %i s, 20 % less or more",
    (attempt, seconds) => {
      expect(delayOf(attempt, 0.5)).toBeCloseTo(seconds, 6);
      expect(delayOf(attempt, 0)).toBeCloseTo(seconds * 0.8, 6);
      expect(delayOf(attempt, 1)).toBeCloseTo(seconds * 1.2, 6);
    },
  );

  it("gives up after the tenth attempt", () => {
    expect(delayOf(10, 0.5)).toBeNull();
    expect(delayOf(10, 0.5, "60")).toBeNull();
  });

  it.each([
    ["120", 300, "earlier than planned: as planned"],
    ["400", 400, "later"],
    ["600", 600, "twice the planned delay"],
    ["86400", 600, "more than that"],
    ["Sun, 01 Mar 2026 12:06:40 GMT", 400, "a date"],
    ["Sunday, 01-Mar-26 12:06:40 GMT", 400, "a date in the form of RFC 850"],
    ["Sun Mar  1 12:06:40 2026 GMT", 400, "a date in the form of asctime"],
    ["Sun, 01 Mar 2026 11:00:00 GMT", 300, "a date in the past"],
    ["-400", 300, "no Retry-After"],
    ["soon", 300, "no Retry-After"],
    ["", 300, "no Retry-After"],
    ["9".repeat(400), 600, "a number beyond all bounds"],
  ])("Retry-After: %s gives %i s (%s)", (header, seconds) => {
    expect(delayOf(2, 0.5, header)).toBeCloseTo(seconds, 6);
  });
});
