import type { ExportRow, FormatHead } from "../export-row.ts";
import { readExport } from "../read-export.ts";
import type { ReadOptions } from "../reading.ts";

/** Gives a file to the code under test in chunks of `size` bytes. */
export async function* chunksOf(content: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Reads a whole file; `size` is that of the chunks. */
export async function collectRows(
  content: string | Uint8Array,
  options: ReadOptions = { platform: "instagram" },
  size?: number,
): Promise<ExportRow[]> {
  const rows: ExportRow[] = [];
  for await (const row of readExport(chunksOf(content, size), options)) rows.push(row);
  return rows;
}

/** The posts of the rows by line, and the rejected rows. */
export function sortRows(rows: ExportRow[]) {
  return {
    good: rows.flatMap((row) => ("line" in row && row.kind !== "rejected" ? [row.line] : [])),
    rejected: rows.flatMap((row) =>
      row.kind === "rejected" ? [{ line: row.line, reason: row.reason }] : [],
    ),
  };
}

/** What the file was recognised as. */
export function getHead(rows: ExportRow[]): FormatHead {
  const head = rows.find((row) => row.kind === "format");
  if (!head) throw new Error("The rows begin without a format.");
  return head;
}

/** What the user is told of how the file was understood. */
export function findNotes(rows: ExportRow[]): string[] {
  return rows.flatMap((row) => (row.kind === "note" ? [row.note] : []));
}
