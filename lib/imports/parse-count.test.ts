import { describe, expect, it } from "vitest";
import type { Conventions } from "./conventions.ts";
import { parseCount } from "./parse-count.ts";

const point: Conventions = { decimal: ".", sure: true, order: "mdy" };
const comma: Conventions = { decimal: ",", sure: true, order: "dmy" };
const unsure: Conventions = { decimal: ".", sure: false, order: "mdy" };
const torn: Conventions = { decimal: undefined, sure: false, order: undefined };
const WHOLE = "expected a whole number, 0 or more";
const open = (one: string, other: string) =>
  `it may mean ${one} or ${other}; expected it without a separator`;

describe("parseCount", () => {
  it.each([
    ["12", 12],
    ["1938.0", 1938],
    ["1938,0", 1938],
    ["1e+05", 100_000],
    ["1.234.567", 1_234_567],
    ["1,234,567", 1_234_567],
    ["18 400", 18_400],
    ["18\u202f400", 18_400],
    ["1’234", 1234],
    ["1,234.00", 1234],
    ["1.2K", 1200],
    ["3,4M", 3_400_000],
    ["1,2 mil", 1200],
    ["2B", 2e9],
  ])("reads %s alike in every file", (text, count) => {
    for (const conventions of [point, comma, unsure, torn]) expect(parseCount(text, conventions)).toBe(count);
  });

  it.each([
    ["18,400", point, 18_400],
    ["18,400", unsure, 18_400],
    ["18.400", comma, 18_400],
    ["18.400", point, WHOLE],
    ["18.400", unsure, open("18400", "18.400")],
    ["18,400", comma, WHOLE],
    ["18,400", torn, open("18400", "18.400")],
    ["5.000", point, 5],
    ["5.000", unsure, open("5000", "5.000")],
    ["5.000", comma, 5000],
    ["1.234K", point, 1234],
    ["1.234K", comma, 1_234_000],
    ["1.234K", torn, "1.234K may mean two numbers; expected it without a separator"],
  ])("reads %s by how its file writes figures", (text, conventions, count) => {
    expect(parseCount(text, conventions)).toBe(count);
  });

  it.each(["-3", "3.5", "12,34", "1,23,456", "4.2%", "many", "1.2.3", "1,234.5", "$5", "NaN", "1 2", "K"])(
    "refuses %s",
    (text) => {
      for (const conventions of [point, comma, unsure, torn])
        expect(parseCount(text, conventions)).toBe(WHOLE);
    },
  );
});
