import type { ExportRow } from "./export-row.ts";
import { findTable } from "./find-table.ts";
import { indexFields } from "./index-fields.ts";
import { inferConventions } from "./infer-conventions.ts";
import { openFormat } from "./open-format.ts";
import { peekFirst } from "./peek-first.ts";
import type { Line } from "./read-lines.ts";
import { readRecord } from "./read-record.ts";
import type { Batches, Reading } from "./reading.ts";
import { recogniseFormat } from "./recognise-format.ts";
import { resolveYears } from "./resolve-years.ts";
import { splitRecords } from "./split-records.ts";

/**
 * Reads a table whose columns are separated by commas, semicolons or tabs.
 *
 * @param lines the first lines, among which the header is
 * @param all all lines, these included
 * @param reading the file
 * @returns the format, then a row per record
 * @throws Problem "Not An Export"
 */
export async function* readCsv(
  lines: Line[],
  all: Batches<Line>,
  reading: Reading,
): AsyncGenerator<ExportRow> {
  const table = findTable(lines, (columns) => recogniseFormat(columns, "csv", reading));
  if ("reason" in table) throw reading.refuse(`is no export: in its header, ${table.reason}.`);
  const { columns, delimiter } = table;
  const { format, head } = openFormat(columns, "csv", reading);
  const fieldIndex = indexFields(columns, format, reading.refuse);
  yield head;
  const records = await peekFirst(splitRecords(skipLines(all, table.at), delimiter));
  const [header, ...sample] = records.first.flatMap((record) => ("cells" in record ? [record.cells] : []));
  const { conventions, notes } = inferConventions(sample, delimiter);
  for (const note of notes) reading.remark(note);
  const dates = format.fields.date ? sample.map((cells) => fieldIndex.find("date", cells)) : [];
  const { now } = reading.options;
  const yearOf = now && resolveYears(dates, now);
  if (yearOf)
    reading.remark(`The dates have no year: the latest is taken to be the last such day before the import.`);
  const options = { now, conventions: { ...conventions, yearOf }, remark: reading.remark };
  for await (const batch of records.all) {
    for (const record of batch) {
      if ("reason" in record) {
        if (!format.ignores?.(record.text))
          yield { kind: "rejected", line: record.line, reason: record.reason };
      } else if (record.cells !== header) {
        yield* readRecord(format, record.line, fieldIndex.read(record.cells), options);
      }
    }
  }
}

/** The lines from the header on, which is among those of the first batch. */
async function* skipLines(all: Batches<Line>, skipped: number): Batches<Line> {
  let first = true;
  for await (const lines of all) {
    yield first ? lines.slice(skipped) : lines;
    first = false;
  }
}
