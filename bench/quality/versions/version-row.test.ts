import { expect, test } from "vitest";
import { type Figure, joinVersions, toLines } from "./version-row.ts";

const spread = (figure: number): Figure => ({
  what: "spread",
  figure,
  n: "3 accounts",
  bar: { least: 30 },
});
const area = (figure: number): Figure => ({
  what: "area",
  figure,
  error: 0.02,
  n: "3 accounts",
  bar: { notBelowFirst: 0.02 },
});

test("each version has its column, and is judged by the bar and by the first version", () => {
  const rows = joinVersions({ v1: [spread(10.4), area(0.8)], v2: [spread(41), area(0.77)] });
  expect(rows.map(({ cells }) => [cells.v1?.isMet, cells.v2?.isMet])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(toLines(rows, ["v1", "v2"])).toEqual([
    "v1                v2                 bar              of          what",
    "10.4         NO   41            yes  ≥ 30             3 accounts  spread",
    "0.8 ± 0.020  yes  0.77 ± 0.020  NO   ≥ first − 0.020  3 accounts  area",
  ]);
});

test("a figure that only one version has stands alone, and what is not known is not met", () => {
  const rows = joinVersions({
    v1: [spread(Number.NaN)],
    v2: [{ what: "red", figure: 6, n: "1 brand", bar: { least: 5, most: 9 } }],
  });
  expect(rows.map(({ what, cells }) => [what, Object.keys(cells)])).toEqual([
    ["red", ["v2"]],
    ["spread", ["v1"]],
  ]);
  expect(rows[1]?.cells.v1?.isMet).toBe(false);
});
