import type { ExportFormat } from "./export-format.ts";
import type { ExportRow } from "./export-row.ts";
import { type FieldOptions, type FieldRecord, readFields } from "./read-fields.ts";

/**
 * Makes rows of one record.
 *
 * @param format the format of the file
 * @param line the physical line on which the record begins
 * @param record its values by field
 * @param options how the file is to be read
 * @returns its rows, or one `rejected` with everything that is wrong with it
 */
export function* readRecord(
  format: ExportFormat,
  line: number,
  record: FieldRecord,
  options: FieldOptions,
): Generator<ExportRow> {
  const fields = readFields(record, options);
  const rows = format.toRows(fields);
  if (fields.problems.length > 0) {
    yield { kind: "rejected", line, reason: fields.problems.join("; ") };
  } else {
    for (const row of rows) yield { line, ...row };
  }
}
