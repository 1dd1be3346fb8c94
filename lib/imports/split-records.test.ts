import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLines } from "./read-lines.ts";
import { type CsvRecord, splitRecords } from "./split-records.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const DAMAGED = 'a quoted field is damaged: a quote inside it must be written twice ("")';
const UNCLOSED = "a quoted field starts here and does not end";

async function split(content: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const batch of splitRecords(readLines(chunksOf(content)))) records.push(...batch);
  return records;
}

async function outcome(lines: string[]) {
  const [, ...records] = await split(["id,text,likes", ...lines].join("\n"));
  return records.map((record) => [record.line, "cells" in record ? record.cells : record.reason]);
}

describe("splitRecords", () => {
  it("takes a quote inside an unquoted field as it is", async () => {
    expect(await outcome(['a,5" cup,1', "b,tea,2", 'c,6" cup,3', 'd, "tea, hot" ,4'])).toEqual([
      [2, ["a", '5" cup', "1"]],
      [3, ["b", "tea", "2"]],
      [4, ["c", '6" cup', "3"]],
      [5, ["d", "tea, hot", "4"]],
    ]);
  });

  it("loses nothing below a quote that never closes", async () => {
    expect(await outcome(['a,"open,1', "b,tea,2", "c,tea,3"])).toEqual([
      [2, UNCLOSED],
      [3, ["b", "tea", "2"]],
      [4, ["c", "tea", "3"]],
    ]);
  });

  it("loses nothing between a lost quote and the next quoted field", async () => {
    expect(await outcome(['a,"open,1', "b,tea,2", 'c,"two\nlines",3', 'd,"tea",4'])).toEqual([
      [2, DAMAGED],
      [3, ["b", "tea", "2"]],
      [4, ["c", "two\nlines", "3"]],
      [6, ["d", "tea", "4"]],
    ]);
  });

  it("reports a damaged record of several lines once", async () => {
    expect(await outcome(['a,"one\ntwo\nthree"x,1', "b,tea,2", 'c,"one\ntwo",3,4', "d,tea,5"])).toEqual([
      [2, DAMAGED],
      [5, ["b", "tea", "2"]],
      [6, "has 4 columns: expected 3"],
      [8, ["d", "tea", "5"]],
    ]);
  });

  it("reports every row of a wrong width", async () => {
    expect(await outcome(["a,tea", "b", "c,tea,1,2", "d,tea,3"])).toEqual([
      [2, "has 2 columns: expected 3"],
      [3, "has 1 column: expected 3"],
      [4, "has 4 columns: expected 3"],
      [5, ["d", "tea", "3"]],
    ]);
  });

  it("gives back what was written, whatever it is, and never more than one report a line", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", " ", "é"), minLength: 1 });
    const good = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(good, async (rows) => {
        const content = [["id", "text", "likes"], ...rows].map((row) => row.map(quote).join(",")).join("\n");
        const records = await split(content);
        expect(records.slice(1).map((record) => "cells" in record && record.cells)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom("a", '"', ",", "\n") }), async (damage) => {
        const records = await split(`id,text,likes\n${damage}\n`);
        const lines = records.map((record) => record.line);
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });
});
