import type { Platform } from "../formula/names.ts";
import type { FormatRow } from "./export-row.ts";
import type { Fields } from "./read-fields.ts";

export type Container = "csv" | "jsonl";

/** Answers whether the file has a column of this name, whatever its case, spacing and accents. */
export type Header = (column: string) => boolean;

/** One kind of export file. A new one is one file in formats/ and one line in the table of detect-format.ts. */
export type ExportFormat = {
  /** Name in the result of an import, per container in which the format exists. */
  names: Partial<Record<Container, string>>;
  /** What a person calls this file, for messages. */
  title: string;
  /** The only platform that makes this file; absent when any may. */
  platform?: Platform;
  /** Columns without which the file is not this format, by their English names. */
  keyColumns: readonly string[];
  /** Names that the column of a field can have; of several that a file has, the first with a value counts. */
  fields: { [field: string]: readonly string[] };
  /** Columns that the file is known to have, and that say nothing which is kept. */
  unused?: readonly string[];
  /** The table may stand below others in the same file, further down than a few lines of preamble. */
  deep?: true;
  /** Its columns have names that any file may have: they tell the format only for its own platform. */
  plain?: true;
  /** The file holds nothing that can be kept: its rows are checked, and give none. */
  storesNothing?: true;
  /** The file lists every post of a period, which its name may state. */
  listsAllPosts?: true;
  /** What the user must know about what was read and what was not. */
  note?: string;
  recognises(header: Header): boolean;
  /** The rows of one record: none when it says nothing. What is wrong with it is noted in the fields. */
  toRows(fields: Fields): FormatRow[];
  /** Whether a line that is no record belongs to the file, such as a footnote below its table. */
  ignores?(line: string): boolean;
};
