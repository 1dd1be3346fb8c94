import { FORMATS } from "./detect-format.ts";
import type { ExportFormat } from "./export-format.ts";
import { groupLines } from "./group-lines.ts";
import { parseRecord } from "./parse-record.ts";
import type { Line } from "./read-lines.ts";

/** A header with more names is refused. */
export const MAX_COLUMNS = 1_000;
const DELIMITERS = [",", ";", "\t"] as const;
/** Lines of explanation that exports put above their header. */
const MAX_PREAMBLE = 15;

/** A header and where it stands. */
export type Table = { at: number; delimiter: string; columns: string[] };
export type FoundTable = Table & { format: ExportFormat };

/**
 * Finds the header of a table among the first lines of a file, below whatever explains it.
 *
 * @param lines the first lines of the file
 * @param recognise the format of a header, undefined for a line that is none
 * @returns the table; without a format the line that is most likely the header, or in words what is wrong with it
 */
export function findTable(
  lines: Line[],
  recognise: (columns: string[]) => ExportFormat | undefined,
): FoundTable | Table | { reason: string } {
  const filled = lines.map((_, at) => at).filter((at) => lines[at]?.text.trim() !== "" || lines[at]?.damage);
  const deep = FORMATS.filter((format) => format.deep).flatMap((format) => format.keyColumns.slice(0, 1));
  const below = filled.filter((at) => deep.some((column) => lines[at]?.text.includes(column)));
  let likely: Table | undefined;
  for (const at of [...below, ...filled.slice(0, MAX_PREAMBLE)]) {
    for (const delimiter of DELIMITERS) {
      const columns = readColumns(lines, at, delimiter);
      if (!columns) continue;
      const format = columns.length > MAX_COLUMNS ? undefined : recognise(columns);
      if (format) return { at, delimiter, columns, format };
      if (countNames(columns) > countNames(likely?.columns ?? [])) likely = { at, delimiter, columns };
    }
  }
  return damageOf(lines, filled[0]) ?? likely ?? { reason: "nothing is named" };
}

function readColumns(lines: Line[], at: number, delimiter: string): string[] | undefined {
  const line = lines[at];
  if (!line || line.damage || !(line.text.includes(delimiter) || delimiter === ",")) return undefined;
  const parsed = parseRecord(textFrom(lines, at, delimiter), delimiter);
  return "cells" in parsed ? parsed.cells : undefined;
}

/** A header whose quotes go on over several lines is one record. */
function textFrom(lines: Line[], at: number, delimiter: string): string {
  const group = groupLines(lines, at, { atEnd: true, max: 1, delimiter }).groups[0];
  const to = group?.closed ? group.to : at + 1;
  return lines
    .slice(at, to)
    .map((line) => line.text)
    .join("\n");
}

function countNames(columns: string[]): number {
  return columns.filter((column) => column.trim() !== "").length;
}

function damageOf(lines: Line[], at: number | undefined): { reason: string } | undefined {
  if (at === undefined) return undefined;
  const damage = lines[at]?.damage;
  if (damage) return { reason: damage };
  const parsed = parseRecord(textFrom(lines, at, ","));
  return "reason" in parsed ? parsed : undefined;
}
