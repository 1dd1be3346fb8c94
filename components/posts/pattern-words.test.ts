import { expect, it } from "vitest";
import { differenceWords, groupWords } from "./pattern-words.ts";

it("names times and formats", () => {
  expect(groupWords("weekday:2 hour:8")).toBe("Tuesdays between 08:00 and 12:00 UTC");
  expect(groupWords("hour:8", "America/New_York")).toBe("Between 08:00 and 12:00 New York time");
  expect(groupWords("weekday:0")).toBe("Sundays");
  expect(groupWords("hour:20")).toBe("Between 20:00 and 24:00 UTC");
  expect(groupWords("format:carousel")).toBe("Carousel");
  expect([1.26, 0.6, 1.004, 14.6].map(differenceWords)).toEqual([
    "+26\u2009%",
    "−40\u2009%",
    "0\u2009%",
    "+1,360\u2009%",
  ]);
});
