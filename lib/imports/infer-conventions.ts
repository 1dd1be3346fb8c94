import type { Conventions, DateOrder } from "./conventions.ts";

/** A cell that is one number, perhaps with a unit. Text and links say nothing about how figures are written. */
const FIGURE = /^[-+]?(\d[\d.,]*) ?(?:%|k|m|b|mil)?$/i;
const NUMERIC_DATE = /^(\d{1,2})([/-])(\d{1,2})\2\d{2,4}\b/;
const MIN_CELL_LENGTH = 3;
const MAX_CELL_LENGTH = 40;
/** So many times as many dates must speak for one order as for the other. */
const MAJORITY = 3;

type Seen = { point: boolean; comma: boolean; dayFirst: number; monthFirst: number; ambiguousDate?: string };

/**
 * Infers from the first records of a file how all of it writes figures and dates.
 *
 * @param records cells of the first records
 * @param delimiter between columns: files with semicolons come from where the decimal mark is a comma
 * @returns the conventions, and in words what was assumed because no value shows it
 */
export function inferConventions(
  records: Iterable<readonly string[]>,
  delimiter: string,
): { conventions: Conventions; notes: string[] } {
  const seen: Seen = { point: false, comma: false, dayFirst: 0, monthFirst: 0 };
  for (const cells of records) {
    for (const cell of cells) {
      if (cell.length >= MIN_CELL_LENGTH && cell.length <= MAX_CELL_LENGTH) inspectCell(cell.trim(), seen);
    }
  }
  const usual = delimiter === ";" ? "," : ".";
  const decimal = seen.point && seen.comma ? undefined : seen.point ? "." : seen.comma ? "," : usual;
  const { order, notes } = inferDateOrder(seen);
  return { conventions: { decimal, sure: seen.point !== seen.comma, order }, notes };
}

function inspectCell(cell: string, seen: Seen): void {
  const figure = FIGURE.exec(cell)?.[1];
  if (figure) {
    if (showsDecimal(figure, ".") || showsGroups(figure, ",")) seen.point = true;
    if (showsDecimal(figure, ",") || showsGroups(figure, ".")) seen.comma = true;
  }
  const date = NUMERIC_DATE.exec(cell);
  if (!date) return;
  const [first, second] = [Number(date[1]), Number(date[3])];
  if (first > 12 && first <= 31 && second <= 12) seen.dayFirst += 1;
  if (second > 12 && second <= 31 && first <= 12) seen.monthFirst += 1;
  if (first <= 12 && second <= 12 && first !== second) seen.ambiguousDate ??= cell;
}

/** One mark with other than three digits behind it. */
function showsDecimal(figure: string, mark: "." | ","): boolean {
  const [head, tail, ...more] = figure.split(mark);
  const isOne = tail !== undefined && more.length === 0 && /^\d*$/.test(tail);
  return isOne && tail.length > 0 && tail.length !== 3 && /^[\d.,]+$/.test(head ?? "");
}

/** The same mark twice or more, between groups of three digits. */
function showsGroups(figure: string, mark: "." | ","): boolean {
  const [head = "", ...groups] = figure.split(mark);
  return groups.length > 1 && /^\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}

/** A few dates that contradict the others are wrong; where they are many, no date can be trusted. */
function inferDateOrder({ dayFirst, monthFirst, ambiguousDate }: Seen): {
  order: DateOrder | undefined;
  notes: string[];
} {
  if (dayFirst > monthFirst * MAJORITY) return { order: "dmy", notes: [] };
  if (monthFirst > dayFirst * MAJORITY) return { order: "mdy", notes: [] };
  if (dayFirst > 0) return { order: undefined, notes: [] };
  if (!ambiguousDate) return { order: "mdy", notes: [] };
  const note = `No date shows whether dates such as "${ambiguousDate}" start with the month or the day. They were read with the month first, as in exports in English.`;
  return { order: "mdy", notes: [note] };
}
