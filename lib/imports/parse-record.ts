import { CsvError, type Options, parse } from "csv-parse/sync";
import { splitPlain } from "./split-plain.ts";

const OPTIONS = { relax_column_count: true, record_delimiter: "\n" } satisfies Options;
/** From strict to lenient; a later one is tried only after a failure that it can heal. */
const ATTEMPTS: { options: Options; after: string[]; lenient?: boolean }[] = [
  { options: OPTIONS, after: [""] },
  { options: { ...OPTIONS, trim: true }, after: ["INVALID_OPENING_QUOTE", "CSV_INVALID_CLOSING_QUOTE"] },
  {
    options: { ...OPTIONS, trim: true, relax_quotes: true },
    after: ["INVALID_OPENING_QUOTE"],
    lenient: true,
  },
];
const REASONS: { [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: "a quoted field starts here and does not end",
};

export type ParsedRecord = { cells: string[] } | { reason: string };

/**
 * Parses the text of one CSV record. Space around quoted fields and a quote inside an unquoted field (5" pipe) are
 * allowed; a quoted field with anything between its closing quote and the comma is damage.
 *
 * @param text one or more physical lines
 * @param delimiter between columns
 * @param strictly a quote inside an unquoted field is damage too: it may be what is left of a longer record
 * @returns its cells, or in words what is wrong
 */
export function parseRecord(text: string, delimiter = ",", strictly = false): ParsedRecord {
  let failure = "";
  for (const { options, after, lenient } of ATTEMPTS) {
    if (!after.includes(failure) || (strictly && lenient)) break;
    try {
      const records = parse(text, { ...options, delimiter });
      if (records.length === 1 && records[0]) return { cells: records[0] };
      break;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      failure = error.code;
    }
  }
  return {
    reason: REASONS[failure] ?? 'a quoted field is damaged: a quote inside it must be written twice ("")',
  };
}

/**
 * Parses many CSV records at once, which is many times faster than one by one: each as it should be written, or all by the library.
 *
 * @param texts the text of each record
 * @param delimiter between columns
 * @returns the cells of each, or undefined when any of them is not strictly right
 */
export function parseRecords(texts: string[], delimiter: string): string[][] | undefined {
  const split: string[][] = [];
  for (const text of texts) {
    const cells = splitPlain(text, delimiter);
    if (!cells) return parseAll(texts, delimiter);
    split.push(cells);
  }
  return split;
}

function parseAll(texts: string[], delimiter: string): string[][] | undefined {
  try {
    const records = parse(texts.join("\n"), { ...OPTIONS, delimiter });
    return records.length === texts.length ? records : undefined;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/**
 * Splits a record whose writer put every field between quotes and left the quotes inside them as they were, as TikTok
 * Studio does. It is right only if it has as many cells as the header.
 *
 * @param text one or more physical lines
 * @param delimiter between columns
 * @returns the cells, undefined when not every field is quoted
 */
export function splitQuoted(text: string, delimiter: string): string[] | undefined {
  const line = text.trim();
  if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return undefined;
  return line
    .slice(1, -1)
    .split(`"${delimiter}"`)
    .map((cell) => cell.replaceAll('""', '"'));
}
