/** What a spreadsheet would take for the beginning of a formula, or strip to get at one. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it a spreadsheet takes the file for one of its own country's encoding. */
export const CSV_BOM = "\ufeff";

/** A value of a table; null is an empty cell. */
export type Cell = string | number | boolean | null;

/**
 * Rows as CSV by RFC 4180, each with its line end. A text that a spreadsheet would run as a formula gets an apostrophe before
 * it, by which spreadsheets know a text; a number stays a number.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
