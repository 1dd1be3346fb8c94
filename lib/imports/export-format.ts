import type { Platform } from "#lib/formula/names.ts";
import type { FormatRow } from "./export-row.ts";
import type { Fields } from "./read-fields.ts";

export type Container = "csv" | "jsonl";

/** Answers whether the file has a column of this name, whatever its case and spacing. */
export type Header = (column: string) => boolean;

/** One kind of export file. A new one is one file in formats/ and one line in the table of detect-format.ts. */
export type ExportFormat = {
  /** Name in the result of an import, per container in which the format exists. */
  names: Partial<Record<Container, string>>;
  /** What a person calls this file, for messages. */
  title: string;
  /** The only platform that makes this file; absent when any may. */
  platform?: Platform;
  /** Columns without which the file is not this format. */
  keyColumns: readonly string[];
  recognises(header: Header): boolean;
  /** The rows of one record: none when it says nothing. What is wrong with it is noted in the fields. */
  toRows(fields: Fields): FormatRow[];
};
