import { describe, expect, it } from "vitest";
import { parseTime } from "./parse-time.ts";

const at = (iso: string) => new Date(iso);

describe("parseTime", () => {
  it.each([
    ["2026-09-15", "2026-09-15"],
    ["2026-09-15 18:00", "2026-09-15T18:00Z"],
    ["2026-09-15T18:00:30.25+02:00", "2026-09-15T16:00:30.250Z"],
    ["2016-12-23 18:50 +0000", "2016-12-23T18:50Z"],
    ["2026/9/5 08:05", "2026-09-05T08:05Z"],
    ["2026年9月5日", "2026-09-05"],
    ["Tue, Jul 14, 2026", "2026-07-14"],
    ["Jan 8, 2025", "2025-01-08"],
    ["September 3, 2026 at 6:05 PM", "2026-09-03T18:05Z"],
    ["Sept 3, 2026, 12:30 a.m.", "2026-09-03T00:30Z"],
    ["3 sept. 2026", "2026-09-03"],
    ["3. März 2026", "2026-03-03"],
    ["Di., 14. Juli 2026", "2026-07-14"],
    ["14 août 2026 18:00", "2026-08-14T18:00Z"],
    ["14 de julio de 2026", "2026-07-14"],
    ["14 de mar. de 2026", "2026-03-14"],
    ["14 gen 2026", "2026-01-14"],
    ["14 января 2026 г.", "2026-01-14"],
    ["01.09.2026 18:00", "2026-09-01T18:00Z"],
    ["9/15/26", "2026-09-15"],
    ["15/09/2026", "2026-09-15"],
    ["07/07/2026", "2026-07-07"],
  ])("reads %s", (text, iso) => {
    expect(parseTime(text)).toEqual(at(iso));
  });

  it("reads what may be two days by the order of its file, or not at all", () => {
    expect(parseTime("03/04/2026", { order: "mdy" })).toEqual(at("2026-03-04"));
    expect(parseTime("03/04/2026", { order: "dmy" })).toEqual(at("2026-04-03"));
    expect(parseTime("03/04/2026")).toMatch(/does not show whether it starts with the day or the month/);
    expect(parseTime("15/09/2026", { order: "mdy" })).toBe(
      "the other dates in the file start with the month",
    );
  });

  it("leaves the year of a date without one to the file", () => {
    expect(parseTime("28 August")).toBe("the date has no year");
    expect(parseTime("28 August", { yearOf: () => 2025 })).toEqual(at("2025-08-28"));
    expect(parseTime("29 February", { yearOf: () => 2025 })).toBe("there is no such day");
  });

  it.each([
    ["Jul 44, 2026", "there is no such day"],
    ["31.04.2026", "there is no such day"],
    ["09/15/2026 25:00", "there is no such time of day"],
    ["09/15/2026 13:00 PM", "there is no such time of day"],
    ["Jul 4, 1789", "expected a year from 1990 to 2200"],
    ["soon", /^expected a date such as/],
    ["14 Brumaire 2026", /^expected a date such as/],
    ["1234567890", /^expected a date such as/],
  ])("refuses %s", (text, reason) => {
    expect(parseTime(text)).toEqual(typeof reason === "string" ? reason : expect.stringMatching(reason));
  });
});
