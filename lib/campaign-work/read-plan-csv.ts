import { CsvError, parse } from "csv-parse/sync";
import { type ContentFormat, FORMATS } from "../draft-model/content-draft.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { normaliseColumn } from "../imports/normalise-column.ts";
import { MAX_CHARACTERS } from "../studio/values.ts";
import { MOST_PLANNED, type PlanRow, type ReadPlan } from "./schemas.ts";

/** The columns, and what other tools call them; names are compared as those of imports are. */
const COLUMNS = {
  platform: ["platform", "network", "channel"],
  date: ["date", "day", "planned for", "planned on", "publish date", "publishing date"],
  text: ["text", "caption", "copy", "content", "post"],
  format: ["format", "type", "post type"],
  title: ["title", "headline"],
} as const;
type Column = keyof typeof COLUMNS;
const NEEDED: readonly Column[] = ["platform", "date", "text"];
const OTHER_NAMES: Record<string, Platform> = { x: "twitter" };
const DELIMITERS = [",", ";", "\t"];

/**
 * Reads planned posts from a CSV file: a header with platform, date and text, optionally format and title, in any order, between commas,
 * semicolons or tabs. A date is YYYY-MM-DD or DD.MM.YYYY: what could be read in two ways is refused.
 * @returns what can be planned, and what is wrong with each other line, by its number in the file; at most 100 rows are read
 */
export function readPlanCsv(csv: string): ReadPlan {
  const header = csv.replace(/^\ufeff/, "").split(/\r\n?|\n/, 1)[0] ?? "";
  const delimiter = DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";
  let records: { record: string[]; info: { lines: number } }[];
  try {
    // The parser counts a line end of two characters within quotes as two.
    records = parse(csv.replace(/\r\n?/g, "\n"), {
      ...{ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true },
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message = "A quoted text starts here or above and does not end.";
    return { rows: [], errors: [{ line: Number(error.lines ?? 1), message }] };
  }
  const [names, ...others] = records;
  const at = findColumns(names?.record ?? []);
  const missing = NEEDED.filter((column) => at[column] === -1);
  if (missing.length > 0)
    return { rows: [], errors: [{ line: 1, message: `There is no column ${missing.join(", ")}.` }] };
  const read: ReadPlan = { rows: [], errors: [] };
  for (const { record, info } of others) {
    if (read.rows.length === MOST_PLANNED) {
      read.errors.push({
        line: info.lines,
        message: `From here on nothing is read: ${MOST_PLANNED} posts at a time.`,
      });
      break;
    }
    const row = readRow(record, at);
    if (typeof row === "string") read.errors.push({ line: info.lines, message: row });
    else read.rows.push(row);
  }
  return read;
}

function findColumns(names: readonly string[]): Record<Column, number> {
  const plain = names.map(normaliseColumn);
  const find = (column: Column) => {
    const known: readonly string[] = COLUMNS[column];
    return plain.findIndex((name) => known.includes(name));
  };
  return {
    ...{ platform: find("platform"), date: find("date"), text: find("text") },
    ...{ format: find("format"), title: find("title") },
  };
}

/** @returns what is wrong with it, in words */
function readRow(cells: readonly string[], at: Record<Column, number>): PlanRow | string {
  const cell = (column: Column) => cells[at[column]] ?? "";
  const platform = readPlatform(cell("platform"));
  if (!platform)
    return `The platform must be one of ${PLATFORMS.map((one) => PLATFORM_WORDS[one]).join(", ")}.`;
  const planned_on = readDay(cell("date"));
  if (!planned_on) return "The date must be a day: YYYY-MM-DD or DD.MM.YYYY.";
  const format = readFormat(cell("format"));
  if (!format) return `The format must be one of ${FORMATS.join(", ")}, or empty.`;
  const text = [cell("title"), cell("text")].filter(Boolean).join("\n");
  if (text === "") return "There is no text.";
  if ([...text].length > MAX_CHARACTERS) return `The text must have at most ${MAX_CHARACTERS} characters.`;
  if (/[\0\p{Cs}]/u.test(text)) return "The text has characters that cannot be kept.";
  return { platform, planned_on, format, text };
}

function readPlatform(cell: string): Platform | undefined {
  const name = normaliseColumn(cell);
  return (
    OTHER_NAMES[name] ??
    PLATFORMS.find((one) => one === name || normaliseColumn(PLATFORM_WORDS[one]) === name)
  );
}

function readFormat(cell: string): ContentFormat | undefined {
  return cell === "" ? "post" : FORMATS.find((one) => one === normaliseColumn(cell));
}

function readDay(cell: string): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
  const day = german ? `${german[3]}-${german[2]?.padStart(2, "0")}-${german[1]?.padStart(2, "0")}` : cell;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
