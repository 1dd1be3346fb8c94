import { expect, test } from "vitest";
import { inRegion } from "#lib/region/region-scope.ts";
import {
  formatCount,
  formatDay,
  formatExact,
  formatMoment,
  formatScore,
  formatShortDay,
  formatSigned,
  spellDays,
} from "./format.ts";

test("days in a text are written as people do, and nothing else is touched", () => {
  const text =
    "2026-08-17 to 2026-11-15: the best 13 of 53 posts, such as order 2026-99-15, 2026-02-31 or 12026-08-170.";
  expect(spellDays(text)).toBe(
    "17 Aug 2026 to 15 Nov 2026: the best 13 of 53 posts, such as order 2026-99-15, 2026-02-31 or 12026-08-170.",
  );
});

const AT = "2026-08-05T23:02:09Z";

test("instants are told in the zone of the region, which says how far it is from UTC; days stay days", () => {
  expect([formatDay(AT), formatMoment(AT)]).toEqual(["5 Aug 2026", "5 Aug 2026, 23:02 UTC"]);
  inRegion({ timeZone: "Europe/Berlin", locale: "en-GB" }, () => {
    expect([formatDay(AT), formatShortDay(AT)]).toEqual(["6 Aug 2026", "6 Aug"]);
    expect(formatExact(AT)).toBe("6 Aug 2026, 01:02:09 UTC+2");
    expect(formatMoment("2026-12-05T23:02:09Z")).toBe("6 Dec 2026, 00:02 UTC+1");
    expect([formatDay("2026-08-05"), formatDay(Date.parse("2026-08-05"))]).toEqual([
      "5 Aug 2026",
      "5 Aug 2026",
    ]);
  });
  const momentIn = (timeZone: string) => inRegion({ timeZone, locale: "en-GB" }, () => formatMoment(AT));
  expect(momentIn("America/St_Johns")).toBe("5 Aug 2026, 20:32 UTC−2:30");
  expect(momentIn("Asia/Kathmandu")).toBe("6 Aug 2026, 04:47 UTC+5:45");
});

test("numbers and dates are written in the language of the region", () => {
  const written = (locale: string) =>
    inRegion({ timeZone: "UTC", locale }, () => [
      formatDay("2026-08-05"),
      formatMoment(AT).replace(/\s/g, " "),
      formatCount(18_400).replace(/\s/g, " "),
      formatScore(58.25),
      formatSigned("-0.4"),
    ]);
  expect(written("en-GB")).toEqual(["5 Aug 2026", "5 Aug 2026, 23:02 UTC", "18,400", "58.3", "−0.4"]);
  expect(written("en-US")).toEqual(["Aug 5, 2026", "Aug 5, 2026, 11:02 PM UTC", "18,400", "58.3", "−0.4"]);
  expect(written("de-DE")).toEqual(["5. Aug. 2026", "5. Aug. 2026, 23:02 UTC", "18.400", "58,3", "−0,4"]);
  expect(written("fr-FR")).toEqual(["5 août 2026", "5 août 2026, 23:02 UTC", "18 400", "58,3", "−0,4"]);
});

test("two pieces of work at a time write each for its own region", async () => {
  const write = (timeZone: string) =>
    inRegion({ timeZone, locale: "en-GB" }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return formatDay(AT);
    });
  expect(await Promise.all([write("Asia/Tokyo"), write("America/New_York"), formatDay(AT)])).toEqual([
    "6 Aug 2026",
    "5 Aug 2026",
    "5 Aug 2026",
  ]);
});
