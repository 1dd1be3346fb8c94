import { counted } from "../text/words.ts";
import { type Group, groupLines, hasOddQuotes } from "./group-lines.ts";
import { type ParsedRecord, parseRecord, parseRecords, splitQuoted } from "./parse-record.ts";
import type { Line } from "./read-lines.ts";

/** A CSV record and the physical line on which it begins, or why there is none and what stands on that line. */
export type CsvRecord = { line: number } & ({ cells: string[] } | { reason: string; text: string });

type Progress = {
  delimiter: string;
  /** Lines that are not part of a finished record. */
  waiting: Line[];
  /** As many as the header has; 0 before it. */
  columns: number;
  /** Inside the remains of a damaged record: its fragments were reported with it. */
  amongRemains: boolean;
};

/**
 * Assembles lines into CSV records. A record that is damaged is reported once and costs nothing but itself: when its
 * quotes have swallowed the lines below, reading begins again on the next line. The first record is the header and
 * decides how many columns each of the others must have.
 *
 * @param batches lines in order
 * @param delimiter between columns
 * @returns batches of records in order, blank ones left out
 */
export async function* splitRecords(
  batches: AsyncIterable<Line[]>,
  delimiter = ",",
): AsyncGenerator<CsvRecord[]> {
  const progress: Progress = { delimiter, waiting: [], columns: 0, amongRemains: false };
  for await (const lines of batches) {
    progress.waiting = progress.waiting.concat(lines);
    yield takeRecords(progress, false);
  }
  yield takeRecords(progress, true);
}

function takeRecords(progress: Progress, atEnd: boolean): CsvRecord[] {
  return takeSound(progress, atEnd) ?? takeOneByOne(progress, atEnd);
}

/** All records at once, when every one of them is sound; undefined and nothing taken otherwise. */
function takeSound(progress: Progress, atEnd: boolean): CsvRecord[] | undefined {
  const { waiting, columns, delimiter } = progress;
  const { groups, rest } = groupLines(waiting, 0, { atEnd, delimiter });
  if (columns === 0 || groups.some((group) => !group.closed)) return undefined;
  const sound = parseRecords(
    groups.map((group) => joinLines(waiting, group)),
    delimiter,
  );
  if (!sound?.every((cells) => findMisfit(cells, columns) === undefined)) return undefined;
  const records: CsvRecord[] = [];
  groups.forEach((group, at) => {
    accept(progress, records, waiting[group.from]?.number ?? 0, sound[at] ?? []);
  });
  progress.waiting = waiting.slice(rest);
  return records;
}

function takeOneByOne(progress: Progress, atEnd: boolean): CsvRecord[] {
  const records: CsvRecord[] = [];
  let at = 0;
  while (at < progress.waiting.length) {
    const { groups, rest } = groupLines(progress.waiting, at, {
      atEnd,
      most: 1,
      delimiter: progress.delimiter,
    });
    const group = groups[0];
    at = group ? group.from + settle(progress, records, group) : rest;
    if (!group) break;
  }
  progress.waiting = progress.waiting.slice(at);
  return records;
}

/** Judges one group. @returns how many lines are dealt with. */
function settle(progress: Progress, records: CsvRecord[], group: Group): number {
  const lines = progress.waiting.slice(group.from, group.to);
  const [first, ...below] = lines;
  if (!first) return 1;
  const parsed = parseGroup(progress, group);
  if (fits(progress, parsed) && (group.closed || !progress.amongRemains)) {
    accept(progress, records, first.number, parsed.cells);
    return group.closed ? lines.length : 1;
  }
  const alone =
    group.closed && below.length > 0 && !progress.amongRemains && parseRecord(first.text, progress.delimiter);
  if (alone && fits(progress, alone)) {
    accept(progress, records, first.number, alone.cells);
    return 1;
  }
  if (!(progress.amongRemains && isFragment(first.text, progress.delimiter))) {
    const misfit = "cells" in parsed ? findMisfit(parsed.cells, progress.columns) : parsed.reason;
    records.push({ line: first.number, reason: misfit ?? "the record is damaged", text: first.text });
  }
  // Well-formed but of another width: its other lines are its own, unless one of them is a whole record.
  const isWhole = group.closed && "cells" in parsed;
  if (isWhole && !below.some((line) => fits(progress, parseRecord(line.text, progress.delimiter, true))))
    return lines.length;
  if (below.length > 0) progress.amongRemains = true;
  return 1;
}

/** An unclosed group is read as its first line alone: a quote that stands inside an unquoted field opens nothing. */
function parseGroup(progress: Progress, group: Group): ParsedRecord {
  const { waiting, delimiter, amongRemains } = progress;
  const first = waiting[group.from];
  if (first?.damage) return { reason: first.damage };
  const text = group.closed ? joinLines(waiting, group) : (first?.text ?? "");
  const parsed = parseRecord(text, delimiter, amongRemains);
  if (progress.columns < 2 || fits(progress, parsed)) return parsed;
  const cells = splitQuoted(text, delimiter);
  return cells?.length === progress.columns ? { cells } : parsed;
}

function joinLines(lines: Line[], { from, to }: Group): string {
  if (to === from + 1) return lines[from]?.text ?? "";
  return lines
    .slice(from, to)
    .map((line) => line.text)
    .join("\n");
}

function accept(progress: Progress, records: CsvRecord[], line: number, cells: string[]): void {
  if (progress.columns === 0) progress.columns = findWidth(cells);
  progress.amongRemains = false;
  if (cells.some((cell) => cell !== "")) records.push({ line, cells });
}

function fits({ columns }: Progress, parsed: ParsedRecord): parsed is { cells: string[] } {
  return "cells" in parsed && (columns === 0 || findMisfit(parsed.cells, columns) === undefined);
}

/** Columns up to the last that has a name: spreadsheets leave empty ones behind. */
function findWidth(cells: string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

function findMisfit(cells: string[], columns: number): string | undefined {
  const filled = findWidth(cells);
  const width = Math.max(filled, Math.min(cells.length, columns));
  if (width === columns || filled === 0) return undefined;
  return `has ${counted(width, "column")}: expected ${columns}`;
}

function isFragment(text: string, delimiter: string): boolean {
  return !text.includes(delimiter) || hasOddQuotes(text);
}
