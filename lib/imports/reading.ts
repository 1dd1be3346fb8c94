import type { Platform } from "../formula/names.ts";
import type { Problem } from "../problems.ts";
import type { ExportFormat } from "./export-format.ts";
import type { Mapping } from "./read-mapping.ts";

export type ReadOptions = {
  /** The platform that the file is said to come from; absent: any. */
  platform?: Platform | undefined;
  /** For messages; it may state the period of the file. */
  fileName?: string | undefined;
  /** Rows dated more than a day after it are rejected; absent: any date is right. */
  now?: Date | undefined;
  /** What the columns of a file mean that is no known export; absent: the header tells the format. */
  mapping?: Mapping | undefined;
};

/** A file that is being read. */
export type Reading = {
  options: ReadOptions;
  /** The format that the user's mapping makes. */
  mapped: ExportFormat | undefined;
  /** Adds a note for the user on how the file is understood; the same note is shown once. */
  remark(note: string): void;
  /** Refuses the file as a whole. */
  refuse(finding: string): Problem;
};

export type Batches<T> = AsyncGenerator<T[]>;
