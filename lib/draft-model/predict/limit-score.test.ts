import { expect, it } from "vitest";
import { BARE_CAP, JUNK_CAP, limitScore, ORDINARY_FLOOR } from "./limit-score.ts";

it("presses junk together below bare texts, and both below ordinary ones, in their order", () => {
  for (const code of ["spam", "unreadable", "unfinished", "harm"] as const) {
    expect(limitScore(100, code)).toBe(JUNK_CAP);
    expect(limitScore(40, code)).toBe(4);
  }
  expect([limitScore(130, "bare"), limitScore(50, "bare")]).toEqual([BARE_CAP, 10]);
  expect([limitScore(-20, null), limitScore(10, null)]).toEqual([ORDINARY_FLOOR, ORDINARY_FLOOR]);
  expect([limitScore(47.26, null), limitScore(120, null)]).toEqual([47.3, 100]);
  expect(JUNK_CAP).toBeLessThan(BARE_CAP);
  expect(BARE_CAP).toBeLessThan(ORDINARY_FLOOR);
});
