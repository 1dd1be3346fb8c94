import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { writeCsv } from "./write-csv.ts";

it("writes what another program reads the same", () => {
  const rows = [
    ["plain", 'with "quotes"', "two\nlines", "a, b", ""],
    ["ünï", "🙂", " spaces ", "a'b", "x\r\ny"],
  ];
  expect(parse(writeCsv(rows))).toEqual(rows);
  expect(writeCsv([[1.5, -2, null, true, "a"]])).toBe("1.5,-2,,true,a\r\n");
});

it.each(["=1+1", "+41 44 000 00 00", "-5 stars", "@brand", "\t=1", "\r=1", '=HYPERLINK("x")'])(
  "gives %j an apostrophe, so that no spreadsheet runs it",
  (text) => {
    expect(parse(writeCsv([[text]]))).toEqual([[`'${text}`]]);
  },
);
