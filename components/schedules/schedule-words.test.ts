import { expect, it } from "vitest";
import { ordinal, planWords } from "./schedule-words.ts";

it("tells when audits run", () => {
  expect(planWords({ every: "week", day: 1, hour: 8 })).toBe("Every Monday at 08:00");
  expect(planWords({ every: "month", day: 2, hour: 17 })).toBe("Every month on the 2nd at 17:00");
  expect(planWords({ every: "month", day: 31, hour: 0 })).toBe(
    "Every month on the 31st, or its last day, at 00:00",
  );
});

it("counts days as people do", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 30, 31].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 20th 21st 22nd 23rd 30th 31st",
  );
});
