import fc from "fast-check";
import { expect, it } from "vitest";
import { STANDARD_PHASES } from "./plan-phases.ts";
import { splitWeeks } from "./split-weeks.ts";

const countsOf = (weeks: number, names: string[]) =>
  splitWeeks(weeks, names).map((phase) => [phase.name, phase.weeks.length]);

it.each([
  [
    10,
    [
      ["Foundation", 3],
      ["Build", 3],
      ["Peak", 2],
      ["Echo", 2],
    ],
  ],
  [
    12,
    [
      ["Foundation", 3],
      ["Build", 3],
      ["Peak", 3],
      ["Echo", 3],
    ],
  ],
  [
    7,
    [
      ["Foundation", 2],
      ["Build", 2],
      ["Peak", 2],
      ["Echo", 1],
    ],
  ],
  [
    2,
    [
      ["Foundation", 1],
      ["Build", 1],
    ],
  ],
  [1, [["Foundation", 1]]],
])("splits %i weeks over the standard arc", (weeks, counts) => {
  expect(countsOf(weeks, STANDARD_PHASES)).toEqual(counts);
});

it("numbers the weeks as the contract's example does", () => {
  expect(splitWeeks(10, STANDARD_PHASES).map(({ weeks }) => weeks)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
    [9, 10],
  ]);
});

it("covers every week once, with sizes that differ by at most one, the longer ones first", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 104 }), fc.integer({ min: 1, max: 50 }), (weeks, count) => {
      const names = Array.from({ length: count }, (_, n) => `Phase ${n + 1}`);
      const phases = splitWeeks(weeks, names);
      const sizes = phases.map((phase) => phase.weeks.length);
      expect(phases.flatMap((phase) => phase.weeks)).toEqual(Array.from({ length: weeks }, (_, n) => n + 1));
      expect(phases.map(({ name }) => name)).toEqual(names.slice(0, Math.min(weeks, count)));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      expect(Math.min(...sizes)).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});
