import type { ExportRow } from "./export-row.ts";
import { indexFields } from "./index-fields.ts";
import { inferConventions } from "./infer-conventions.ts";
import { openFormat } from "./open-format.ts";
import { peekFirst } from "./peek-first.ts";
import type { JsonRecord } from "./read-json-lines.ts";
import { readRecord } from "./read-record.ts";
import type { Batches, Reading } from "./reading.ts";

/**
 * Reads one JSON object per line.
 *
 * @param batches records in order
 * @param reading the file
 * @returns the format, then a row per record
 * @throws Problem "Not An Export"
 */
export async function* readJson(batches: Batches<JsonRecord>, reading: Reading): AsyncGenerator<ExportRow> {
  const { first, all } = await peekFirst(batches);
  const objects = first.flatMap((record) => ("entries" in record ? [record.entries] : []));
  if (objects.length === 0) {
    throw reading.refuse("is JSON, but not JSON Lines: expected one object per line.");
  }
  // A line may leave out what is unknown, so the columns are those of all the first lines together.
  const columns = [...new Set(objects.flatMap((entries) => entries.map(([key]) => key)))];
  const { format, head } = openFormat(columns, "jsonl", reading);
  const fieldIndex = indexFields(columns, format, reading.refuse);
  yield head;
  const texts = objects.map((entries) =>
    entries.map(([, value]) => (typeof value === "string" ? value : "")),
  );
  const { conventions, notes } = inferConventions(texts, ",");
  for (const note of notes) reading.remark(note);
  const options = { now: reading.options.now, conventions, remark: reading.remark };
  for await (const records of all) {
    for (const record of records) {
      if ("reason" in record) yield { kind: "rejected", ...record };
      else yield* readRecord(format, record.line, fieldIndex.readEntries(record.entries), options);
    }
  }
}
