import { checkStart } from "./check-start.ts";
import { findTable } from "./find-table.ts";
import { readJsonLines } from "./read-json-lines.ts";
import { readLines } from "./read-lines.ts";
import { recodeText } from "./recode-text.ts";
import { refuseFile } from "./refuse-file.ts";
import { takeFirst } from "./take-first.ts";

/**
 * Names the columns of a file whatever it is, so that somebody can say what they mean.
 *
 * @param source the first bytes of the file
 * @returns the names as the file writes them; none for a file that is no table
 */
export async function listColumns(source: AsyncIterable<Uint8Array>): Promise<string[]> {
  const checked = checkStart(source, (finding) => refuseFile(undefined, finding));
  const { first, all } = await takeFirst(readLines(recodeText(checked, () => {})));
  if (first.some((line) => /^\s*[[{]/.test(line.text))) {
    const records = (await takeFirst(readJsonLines(all))).first;
    const keys = records.flatMap((record) => ("entries" in record ? record.entries.map(([key]) => key) : []));
    return [...new Set(keys)];
  }
  const table = findTable(first, () => undefined);
  return "columns" in table ? table.columns.map((column) => column.trim()).filter(Boolean) : [];
}
