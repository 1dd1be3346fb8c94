/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A file of UTF-8 that a spreadsheet opens as such begins with it. */
export const CSV_START = "\uFEFF";

/**
 * A line of a CSV file by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 *
 * @param cells null for what is not known: an empty cell
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
