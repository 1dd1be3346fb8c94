import { expect, test } from "vitest";
import { daysOfWeeks, nameWeeks, shareAt } from "./campaign-days.ts";

const START = "2026-12-14T00:00:00.000Z";

test("weeks end on the day before the next one begins", () => {
  expect(daysOfWeeks(START, 1, 1)).toBe("14 Dec – 20 Dec 2026");
  expect(daysOfWeeks("2026-12-14T09:00:00.000Z", 1, 1)).toBe("14 Dec – 21 Dec 2026");
});

test("days of two years name both", () => {
  expect(daysOfWeeks(START, 2, 3)).toBe("21 Dec 2026 – 3 Jan 2027");
});

test("weeks are named by their numbers", () => {
  expect(nameWeeks([4])).toBe("Week 4");
  expect(nameWeeks([4, 5, 6])).toBe("Weeks 4–6");
});

test("a campaign has a share from its first instant to before its last", () => {
  const at = (iso: string) => shareAt(START, 2, Date.parse(iso));
  expect(at("2026-12-13T23:59:59.999Z")).toBeNull();
  expect(at(START)).toBe(0);
  expect(at("2026-12-21T00:00:00.000Z")).toBe(0.5);
  expect(at("2026-12-28T00:00:00.000Z")).toBeNull();
});
