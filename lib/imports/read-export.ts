import { checkStart } from "./check-start.ts";
import type { ExportRow } from "./export-row.ts";
import { peekFirst } from "./peek-first.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { readJsonLines } from "./read-json-lines.ts";
import { readLines } from "./read-lines.ts";
import { readMapping } from "./read-mapping.ts";
import type { Reading, ReadOptions } from "./reading.ts";
import { refuseFile } from "./refuse-file.ts";
import { transcodeText } from "./transcode-text.ts";

/**
 * Reads an export file as a stream, in constant memory. The first row is the format, recognised by the header; then comes a
 * row per record, in the order of the file. A record that is wrong comes as `rejected` and costs nothing but itself.
 * Records that say nothing (totals, unknown figures, blank lines) are left out. What the user must know of how the file was
 * understood comes as `note`.
 *
 * @param source the bytes of the file, in chunks of any size
 * @throws Problem "Not An Export" when the file as a whole is none, or is one of another platform; "Invalid Request" for
 *   a mapping that cannot be
 */
export async function* readExport(
  source: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ExportRow> {
  const notes = new Set<string>();
  const told = new Set<string>();
  const reading: Reading = {
    options,
    mapped: options.mapping && readMapping(options.mapping),
    remark: (note) => notes.add(note),
    refuse: (finding) => refuseFile(options.fileName, finding),
  };
  for await (const row of readRows(source, reading)) {
    yield row;
    if (notes.size === told.size) continue;
    for (const note of notes) {
      if (!told.has(note)) yield { kind: "note", note };
      told.add(note);
    }
  }
}

async function* readRows(source: AsyncIterable<Uint8Array>, reading: Reading): AsyncGenerator<ExportRow> {
  const text = transcodeText(checkStart(source, reading.refuse), (encoding) => {
    reading.remark(`The file is not UTF-8: it was read as ${encoding}.`);
  });
  const { first, all } = await peekFirst(readLines(text));
  const start = first.find((line) => line.damage || line.text.trim() !== "");
  if (!start) throw reading.refuse("is empty: expected an export file with a header and rows.");
  if (start.damage) throw reading.refuse(`is no export: in line ${start.number}, ${start.damage}.`);
  if (/^\s*[[{]/.test(start.text)) yield* readJson(readJsonLines(all), reading);
  else yield* readCsv(first, all, reading);
}
