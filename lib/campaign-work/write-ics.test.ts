import { expect, it } from "vitest";
import { writeIcs } from "./write-ics.ts";

const now = new Date("2026-06-01T10:20:30.456Z");
const event = (changes: object = {}) => ({
  ...{ uid: "dft_1@plinth", first: "2026-06-30", last: "2026-06-30", summary: "Tea" },
  ...changes,
});
const unfold = (text: string) => text.replaceAll("\r\n ", "");

it("is a calendar of whole days", () => {
  expect(writeIcs("Winter tea", [event({ last: "2026-07-02" })], now)).toBe(
    [
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Plinth//Campaigns//EN", "CALSCALE:GREGORIAN"],
      ...["X-WR-CALNAME:Winter tea", "BEGIN:VEVENT", "UID:dft_1@plinth", "DTSTAMP:20260601T102030Z"],
      ...["DTSTART;VALUE=DATE:20260630", "DTEND;VALUE=DATE:20260703", "SUMMARY:Tea"],
      ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", ""],
    ].join("\r\n"),
  );
});

it("escapes what would end a value, and lets no line in", () => {
  const text = "Tea; cake, and C:\\new\r\nEND:VCALENDAR\rBEGIN:VALARM\n\u0000\u0007end";
  const lines = unfold(writeIcs("a;b", [event({ summary: text, description: text })], now)).split("\r\n");
  expect(lines).toContain("X-WR-CALNAME:a\\;b");
  expect(lines).toContain("SUMMARY:Tea\\; cake\\, and C:\\\\new\\nEND:VCALENDAR\\nBEGIN:VALARM\\nend");
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
  expect(lines).not.toContain("BEGIN:VALARM");
});

it("folds lines after 75 octets without cutting a character, and nothing is lost", () => {
  const summary = `${"é".repeat(60)} ${"🫖".repeat(40)} ${"plain ".repeat(30)}end`;
  const written = writeIcs("Tea", [event({ summary })], now);
  for (const line of written.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\ufffd|[\ud800-\udbff]$|^ ?[\udc00-\udfff]/);
  }
  expect(unfold(written)).toContain(`SUMMARY:${summary}\r\n`);
});
