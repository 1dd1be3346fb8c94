import type { Platform } from "#lib/formula/names.ts";
import type { Problem } from "#lib/problems.ts";
import type { Container, ExportFormat, Header } from "./export-format.ts";
import { accountSeries } from "./formats/account-series.ts";
import { genericComments } from "./formats/generic-comments.ts";
import { genericPosts } from "./formats/generic-posts.ts";
import { xMonthlyExport } from "./formats/x-monthly-export.ts";
import { youtubeTableData } from "./formats/youtube-table-data.ts";
import { normaliseColumn } from "./normalise-column.ts";
import { quoteValue } from "./quote-value.ts";
import { refuseFile } from "./refuse-file.ts";

/** The first that recognises a header wins: the platforms' own files before the plain forms. */
const FORMATS: ExportFormat[] = [
  xMonthlyExport,
  youtubeTableData,
  genericComments,
  genericPosts,
  accountSeries,
];
const MOST_COLUMNS = 1_000;
const SHOWN_COLUMNS = 8;

type File = { platform: Platform; fileName?: string | undefined; container: Container };

/**
 * Finds which export a file is by the names of its columns, in any order, case and spacing.
 *
 * @param columns the names as the file writes them
 * @param file the platform that the user named, and what the file looks like
 * @returns the format and its name in the result
 * @throws Problem "Not An Export" for columns that no format has, or the export of another platform
 */
export function detectFormat(columns: string[], file: File): { format: ExportFormat; name: string } {
  if (columns.length > MOST_COLUMNS) {
    throw refuseFile(
      file.fileName,
      `has ${columns.length} columns: no export has more than ${MOST_COLUMNS}.`,
    );
  }
  const present = new Set(columns.map(normaliseColumn));
  const header: Header = (column) => present.has(normaliseColumn(column));
  for (const format of FORMATS) {
    const name = format.names[file.container];
    if (!name || !format.recognises(header)) continue;
    if (format.platform && format.platform !== file.platform) {
      const finding = `is ${format.title}, a file of ${format.platform}: it cannot be imported as ${file.platform}.`;
      throw refuseFile(file.fileName, finding);
    }
    return { format, name };
  }
  throw refuseUnknown(columns, header, file);
}

function refuseUnknown(columns: string[], header: Header, file: File): Problem {
  const shown = columns.slice(0, SHOWN_COLUMNS).map(quoteValue).join(", ");
  const more = columns.length > SHOWN_COLUMNS ? ` and ${columns.length - SHOWN_COLUMNS} more` : "";
  const formats = FORMATS.filter((format) => format.names[file.container]);
  const accepted = formats.map(describe).join("; ");
  const hint = hintAt(columns, header, formats);
  const finding = `is no export that Plinth knows. Its columns are ${shown}${more}.${hint} Expected: ${accepted}.`;
  return refuseFile(file.fileName, finding);
}

function hintAt(columns: string[], header: Header, formats: ExportFormat[]): string {
  const only = columns.length === 1 ? (columns[0] ?? "") : "";
  if (only.includes(";")) return " They are separated by semicolons, where commas are expected.";
  if (only.includes("\t")) return " They are separated by tabs, where commas are expected.";
  if (header("Date") && youtubeTableData.keyColumns.every(header)) {
    return ' It is YouTube Studio\'s "Chart data.csv", with figures by day: take "Table data.csv" of the same download.';
  }
  const close = formats.find((format) => {
    const there = format.keyColumns.filter(header).length;
    return there > 0 && there * 2 >= format.keyColumns.length;
  });
  if (!close) return "";
  const missing = close.keyColumns.filter((column) => !header(column)).map(quoteValue);
  return missing.length > 0 ? ` It is close to ${close.title}, but lacks ${missing.join(", ")}.` : "";
}

function describe({ title, keyColumns }: ExportFormat): string {
  return `${title} (${keyColumns.join(", ")}${keyColumns.length === 1 ? " and any figures" : ""})`;
}
