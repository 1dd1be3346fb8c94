import { expect, it } from "vitest";
import { groupWords, timesWords } from "./pattern-words.ts";

it("names times and formats", () => {
  expect(groupWords("weekday:2 hour:8")).toBe("Tuesdays between 08:00 and 12:00 UTC");
  expect(groupWords("hour:8", "America/New_York")).toBe("Between 08:00 and 12:00 New York time");
  expect(groupWords("weekday:0")).toBe("Sundays");
  expect(groupWords("hour:20")).toBe("Between 20:00 and 24:00 UTC");
  expect(groupWords("format:carousel")).toBe("Carousel");
  expect([timesWords(1.26), timesWords(14.6)]).toEqual(["1.3×", "15×"]);
});
