import { expect, it } from "vitest";
import { csvLine } from "./write-csv.ts";

it("puts an apostrophe before what a spreadsheet would take for a formula", () => {
  for (const start of ["=", "+", "-", "@", "\t"])
    expect(csvLine([`${start}SUM(A1)`])).toBe(`'${start}SUM(A1)\r\n`);
  expect(csvLine(["\r=1"])).toBe(`"'\r=1"\r\n`);
  expect(csvLine(["1=1", "a-b", "", -3])).toBe("1=1,a-b,,-3\r\n");
});

it("quotes what has separators, quotes or lines in it, and leaves a cell empty where nothing is known", () => {
  expect(csvLine(['Tea, "hot"', "two\nlines", null, 4.5])).toBe('"Tea, ""hot""","two\nlines",,4.5\r\n');
  expect(csvLine(['=HYPERLINK("https://evil.example","x")'])).toBe(
    `"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`,
  );
});
