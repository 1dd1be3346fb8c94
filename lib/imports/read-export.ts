import type { Platform } from "#lib/formula/names.ts";
import { checkStart } from "./check-start.ts";
import { detectFormat } from "./detect-format.ts";
import type { Container, ExportFormat } from "./export-format.ts";
import type { ExportRow } from "./export-row.ts";
import { normaliseColumn } from "./normalise-column.ts";
import { type ReadColumn, readFields } from "./read-fields.ts";
import { type JsonRecord, readJsonLines } from "./read-json-lines.ts";
import { readLines } from "./read-lines.ts";
import { refuseFile } from "./refuse-file.ts";
import { type CsvRecord, splitRecords } from "./split-records.ts";

export type ReadOptions = {
  /** The platform that the file is said to come from. */
  platform: Platform;
  /** For messages. */
  fileName?: string | undefined;
  /** Rows dated more than a day after it are rejected; absent: any date is right. */
  now?: Date | undefined;
};

type Batches<T> = AsyncGenerator<T[]>;
type Refuse = (finding: string) => Error;

/**
 * Reads an export file as a stream: memory stays flat whatever its size. The format is recognised by the header, and
 * comes first; then a row per record, in the order of the file. A record that is wrong comes as `rejected` and costs
 * nothing but itself. Records that say nothing (totals, unknown figures, blank lines) do not come at all.
 *
 * @param source the bytes of the file, in chunks of any size
 * @throws Problem "Not An Export" when the file as a whole is none, or is one of another platform
 */
export async function* readExport(
  source: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ExportRow> {
  const refuse: Refuse = (finding) => refuseFile(options.fileName, finding);
  const lines = readLines(checkStart(source, refuse));
  const first = await takeFirst(lines);
  const start = first.find((line) => line.damage || line.text.trim() !== "");
  if (!start) throw refuse("is empty: expected an export file with a header and rows.");
  if (start.damage) throw refuse(`is no export: in line ${start.number}, ${start.damage}.`);
  const all = prepend(first, lines);
  if (/^\s*[[{]/.test(start.text)) yield* readJson(readJsonLines(all), options, refuse);
  else yield* readCsv(splitRecords(all), options, refuse);
}

async function* readCsv(batches: Batches<CsvRecord>, options: ReadOptions, refuse: Refuse) {
  const first = await takeFirst(batches);
  const header = first.shift();
  if (!header || "reason" in header) {
    throw refuse(`is no export: in its header, ${header?.reason ?? "nothing is named"}.`);
  }
  const { format, name } = detect(header.cells, "csv", options);
  const places = placeColumns(header.cells, format, refuse);
  const findColumn = memorise((column) => places.get(normaliseColumn(column)) ?? -1);
  yield { kind: "format", format: name } as const;
  for await (const records of prepend(first, batches)) {
    for (const record of records) {
      if ("reason" in record) yield { kind: "rejected", ...record } as const;
      else yield* toRows(format, record.line, (column) => record.cells[findColumn(column)], options);
    }
  }
}

function placeColumns(cells: string[], format: ExportFormat, refuse: Refuse): Map<string, number> {
  const keys = new Set(format.keyColumns.map(normaliseColumn));
  const places = new Map<string, number>();
  cells.forEach((cell, at) => {
    const column = normaliseColumn(cell);
    if (places.has(column) && keys.has(column))
      throw refuse(`is no export: its header names "${column}" twice.`);
    if (!places.has(column)) places.set(column, at);
  });
  return places;
}

async function* readJson(batches: Batches<JsonRecord>, options: ReadOptions, refuse: Refuse) {
  const first = await takeFirst(batches);
  const objects = first.filter((record) => "entries" in record);
  if (objects.length === 0) throw refuse("is JSON, but not JSON lines: expected one object on each line.");
  // A line may leave out what is unknown, so the columns are those of all the first lines together.
  const columns = new Set(objects.flatMap((record) => record.entries.map(([key]) => key)));
  const { format, name } = detect([...columns], "jsonl", options);
  const normalise = memorise(normaliseColumn);
  yield { kind: "format", format: name } as const;
  for await (const records of prepend(first, batches)) {
    for (const record of records) {
      if ("reason" in record) {
        yield { kind: "rejected", ...record } as const;
        continue;
      }
      const values = new Map(record.entries.map(([key, value]) => [normalise(key), value]));
      yield* toRows(format, record.line, (column) => values.get(normalise(column)), options);
    }
  }
}

function detect(columns: string[], container: Container, { platform, fileName }: ReadOptions) {
  return detectFormat(columns, { platform, fileName, container });
}

function* toRows(format: ExportFormat, line: number, record: ReadColumn, options: ReadOptions) {
  const fields = readFields(record, options.now);
  const rows = format.toRows(fields);
  if (fields.problems.length > 0) {
    yield { kind: "rejected", line, reason: fields.problems.join("; ") } as const;
  } else {
    for (const row of rows) yield { line, ...row };
  }
}

async function takeFirst<T>(batches: Batches<T>): Promise<T[]> {
  for (;;) {
    const next = await batches.next();
    if (next.done) return [];
    if (next.value.length > 0) return next.value;
  }
}

async function* prepend<T>(first: T[], rest: Batches<T>): Batches<T> {
  yield first;
  yield* rest;
}

/** Remembers answers for the few names that come with every row; a file of many names costs no memory. */
function memorise<T>(answer: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const fresh = answer(name);
    if (known.size < 1_000) known.set(name, fresh);
    return fresh;
  };
}
