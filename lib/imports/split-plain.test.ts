import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { splitPlain } from "./split-plain.ts";

function byLibrary(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { relax_column_count: true, record_delimiter: "\n", delimiter });
  } catch {
    return null;
  }
}

it("splits as the library does, or not at all", () => {
  const piece = fc.constantFrom(
    '"',
    '""',
    ",",
    ";",
    "\t",
    "\n",
    "\r",
    " ",
    "a",
    "é",
    "🙂",
    "\ud83d",
    "\ufeff",
    "\\",
    "'",
    "1.5",
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, fc.constantFrom(",", ";", "\t"), (record, delimiter) => {
      const cells = splitPlain(record, delimiter);
      if (cells) expect(byLibrary(record, delimiter)).toEqual([cells]);
    }),
    { numRuns: 5_000 },
  );
});

it("splits every record that is written as it should be", () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ",", "\n", "a", "é", "🙂", " "), maxLength: 6 });
  const written = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(splitPlain(cells.map(written).join(","), ",")).toEqual(cells);
    }),
  );
});
