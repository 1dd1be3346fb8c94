import { expect, test } from "vitest";
import { isPastDay } from "./past-day-field.tsx";

test("a past day is one up to the last that can be chosen, and a whole date", () => {
  const last = "2026-08-22";
  expect(isPastDay("2026-08-22", last)).toBe(true);
  expect(isPastDay("2026-08-23", last)).toBe(false);
  expect(isPastDay("1899-12-31", last)).toBe(false);
  expect(isPastDay("", last)).toBe(false);
});
