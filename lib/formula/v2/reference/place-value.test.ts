import { describe, expect, test } from "vitest";
import { PLATFORMS } from "../../names.ts";
import { findTable, indexTables, levelAt, placeLevel, typicalAt } from "./place-value.ts";
import { REFERENCE_TABLES } from "./tables.ts";

const tables = indexTables(REFERENCE_TABLES);
const name = ({ platform, metric, numerator, denominator }: (typeof REFERENCE_TABLES)[number]) =>
  `${platform} ${metric} ${numerator} ${denominator}`;

describe.each(REFERENCE_TABLES.map((table) => ({ name: name(table), table })))("$name", ({ table }) => {
  test("rises strictly, and the median account of every size stands at 0", () => {
    for (const size of [1.5, 3, 4.2, 5.5, 7.5]) {
      const levels = Array.from({ length: 41 }, (_, at) => levelAt(table, at / 10 - 2, size));
      for (const [at, level] of levels.slice(1).entries())
        expect(level).toBeGreaterThan(levels[at] as number);
      expect(placeLevel(table, levelAt(table, 0, size), size)).toBeCloseTo(0);
      expect(placeLevel(table, levelAt(table, 1.2, size), size)).toBeCloseTo(1.2);
    }
  });

  test("says who was measured, and what was assumed where fewer than 30 were", () => {
    expect(table.publisher).not.toBe("");
    if (table.accounts < 30) expect(table.assumption).toMatch(/\w/);
    if (table.accounts > 0) expect(table.sources.length).toBeGreaterThan(0);
  });
});

test("what is typical of a post never falls with the audience", () => {
  for (const table of REFERENCE_TABLES.filter(
    ({ metric }) => metric === "exposure" || metric === "interactions",
  ))
    for (let size = 1; size < 8; size += 0.25)
      expect(typicalAt(table, size + 0.25)).toBeGreaterThan(0.999 * typicalAt(table, size));
});

test("beyond the last percentiles places are held", () => {
  const table = findTable(tables, {
    platform: "youtube",
    metric: "exposure",
    numerator: "views",
    denominator: "post",
  });
  expect(table && placeLevel(table, 50, 4)).toBeCloseTo(2.5758);
  expect(table && placeLevel(table, -50, 4)).toBeCloseTo(-2.5758);
});

test("every platform is compared in audience and days with a post", () => {
  for (const platform of PLATFORMS)
    for (const [metric, numerator, denominator] of [
      ["audience", "none", "account"],
      ["cadence", "days with a post", "week"],
    ] as const)
      expect(findTable(tables, { platform, metric, numerator, denominator }), platform).not.toBeNull();
});
