import { counted } from "../text/words.ts";
import { type Group, groupLines, hasOddQuotes, MAX_RECORD_LINES } from "./group-lines.ts";
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
  /** Between a damaged record and the next whole one: fragments in between were reported with it. */
  isResyncing: boolean;
  /** How many of them there were: what goes on further was no part of it. */
  fragments: number;
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
  const progress: Progress = { delimiter, waiting: [], columns: 0, isResyncing: false, fragments: 0 };
  for await (const lines of batches) {
    progress.waiting = progress.waiting.concat(lines);
    yield drainRecords(progress, false);
  }
  yield drainRecords(progress, true);
}

function drainRecords(progress: Progress, atEnd: boolean): CsvRecord[] {
  return splitStrictly(progress, atEnd) ?? splitLeniently(progress, atEnd);
}

/** All waiting records at once, which is fast; undefined, with nothing taken, when any of them is damaged. */
function splitStrictly(progress: Progress, atEnd: boolean): CsvRecord[] | undefined {
  const { waiting, columns, delimiter } = progress;
  const { groups, rest } = groupLines(waiting, 0, { atEnd, delimiter });
  if (columns === 0 || groups.some((group) => !group.closed)) return undefined;
  const parsed = parseRecords(
    groups.map((group) => joinLines(waiting, group)),
    delimiter,
  );
  if (!parsed?.every((cells) => describeMisfit(cells, columns) === undefined)) return undefined;
  const records: CsvRecord[] = [];
  groups.forEach((group, at) => {
    addRecord(progress, records, waiting[group.from]?.number ?? 0, parsed[at] ?? []);
  });
  progress.waiting = waiting.slice(rest);
  return records;
}

/** Record by record, so that a damaged one costs nothing but itself. */
function splitLeniently(progress: Progress, atEnd: boolean): CsvRecord[] {
  const records: CsvRecord[] = [];
  let at = 0;
  while (at < progress.waiting.length) {
    const { groups, rest } = groupLines(progress.waiting, at, {
      atEnd,
      max: 1,
      delimiter: progress.delimiter,
    });
    const group = groups[0];
    at = group ? group.from + splitGroup(progress, records, group) : rest;
    if (!group) break;
  }
  progress.waiting = progress.waiting.slice(at);
  return records;
}

/** Reads one group of lines. @returns how many of its lines are dealt with. */
function splitGroup(progress: Progress, records: CsvRecord[], group: Group): number {
  const lines = progress.waiting.slice(group.from, group.to);
  const [first, ...below] = lines;
  if (!first) return 1;
  const parsed = parseGroup(progress, group);
  if (hasWidth(progress, parsed) && (group.closed || !progress.isResyncing)) {
    addRecord(progress, records, first.number, parsed.cells);
    return group.closed ? lines.length : 1;
  }
  const alone =
    group.closed && below.length > 0 && !progress.isResyncing && parseRecord(first.text, progress.delimiter);
  if (alone && hasWidth(progress, alone)) {
    addRecord(progress, records, first.number, alone.cells);
    return 1;
  }
  if (
    progress.isResyncing &&
    progress.fragments < MAX_RECORD_LINES &&
    isFragment(first.text, progress.delimiter)
  ) {
    progress.fragments += 1;
  } else {
    const misfit = "cells" in parsed ? describeMisfit(parsed.cells, progress.columns) : parsed.reason;
    records.push({ line: first.number, reason: misfit ?? "the record is damaged", text: first.text });
  }
  // Well-formed but of another width: all its lines belong to it, unless one of the lower ones is a whole record.
  const isWhole = group.closed && "cells" in parsed;
  if (isWhole && !below.some((line) => hasWidth(progress, parseRecord(line.text, progress.delimiter, true))))
    return lines.length;
  if (below.length > 0) progress.isResyncing = true;
  return 1;
}

/** Of a group that is not closed only the first line is read: a quote inside an unquoted field opens no field. */
function parseGroup(progress: Progress, group: Group): ParsedRecord {
  const { waiting, delimiter, isResyncing } = progress;
  const first = waiting[group.from];
  if (first?.damage) return { reason: first.damage };
  const text = group.closed ? joinLines(waiting, group) : (first?.text ?? "");
  const parsed = parseRecord(text, delimiter, isResyncing);
  if (progress.columns < 2 || hasWidth(progress, parsed)) return parsed;
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

function addRecord(progress: Progress, records: CsvRecord[], line: number, cells: string[]): void {
  if (progress.columns === 0) progress.columns = widthOf(cells);
  progress.isResyncing = false;
  progress.fragments = 0;
  if (cells.some((cell) => cell !== "")) records.push({ line, cells });
}

function hasWidth({ columns }: Progress, parsed: ParsedRecord): parsed is { cells: string[] } {
  return "cells" in parsed && (columns === 0 || describeMisfit(parsed.cells, columns) === undefined);
}

/** Columns up to the last that has a name: spreadsheets leave empty ones behind. */
function widthOf(cells: string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

function describeMisfit(cells: string[], columns: number): string | undefined {
  const filled = widthOf(cells);
  const width = Math.max(filled, Math.min(cells.length, columns));
  if (width === columns || filled === 0) return undefined;
  return `has ${counted(width, "column")}: expected ${columns}`;
}

function isFragment(text: string, delimiter: string): boolean {
  return !text.includes(delimiter) || hasOddQuotes(text);
}
