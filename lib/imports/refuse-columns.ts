import type { Platform } from "../formula/names.ts";
import type { Problem } from "../problems.ts";
import { FORMATS } from "./detect-format.ts";
import type { Container, ExportFormat, Header } from "./export-format.ts";
import { MAX_COLUMNS } from "./find-table.ts";
import { normaliseColumn } from "./normalise-column.ts";
import { proposeMapping } from "./propose-mapping.ts";
import { quoteValue } from "./quote-value.ts";
import { refuseFile } from "./refuse-file.ts";

const MAX_COLUMNS_SHOWN = 8;
/** Between what was found and what is expected instead, and between the expected ones. */
const [INSTEAD, OR] = [" Expected: ", "; "];

type File = { platform?: Platform | undefined; fileName?: string | undefined; container: Container };

/**
 * Refuses a table that is no known export, and says what comes close to it.
 *
 * @param columns the names as the file writes them
 * @param file the platform that the user named, absent for any, and what the file looks like
 * @returns the problem "Not An Export", to be thrown
 */
export function refuseColumns(columns: readonly string[], file: File): Problem {
  if (columns.length > MAX_COLUMNS) {
    return refuseFile(
      file.fileName,
      `has ${columns.length} columns: no export has more than ${MAX_COLUMNS}.`,
    );
  }
  const present = new Set(columns.map(normaliseColumn));
  const shown = columns.slice(0, MAX_COLUMNS_SHOWN).map(quoteValue).join(", ");
  const more = columns.length > MAX_COLUMNS_SHOWN ? ` and ${columns.length - MAX_COLUMNS_SHOWN} more` : "";
  const formats = FORMATS.filter(
    ({ names, platform }) =>
      names[file.container] && (!platform || !file.platform || platform === file.platform),
  );
  const hint = hintAt(columns, (column) => present.has(normaliseColumn(column)), file.container);
  const accepted = formats
    .filter(({ storesNothing }) => !storesNothing)
    .map(describe)
    .join(OR);
  const finding = `is not an export Plinth knows. Its columns are ${shown}${more}.${hint}${INSTEAD}${accepted}.`;
  return refuseFile(file.fileName, finding);
}

/** The detail of a refusal in parts: what was found, and which files are expected instead, none where it names none. */
export function splitRefusal(detail: string): { finding: string; expected: string[] } {
  const [finding = "", expected] = detail.split(INSTEAD);
  return { finding, expected: expected?.replace(/\.$/, "").split(OR) ?? [] };
}

function hintAt(columns: readonly string[], header: Header, container: Container): string {
  if (header("Page ID") && header("Post ID")) return " It was exported from a Facebook page.";
  const close = FORMATS.find((format) => {
    const there = format.keyColumns.filter(header).length;
    return format.names[container] && format.platform && there > 1 && there * 2 >= format.keyColumns.length;
  });
  const missing = close?.keyColumns.filter((column) => !header(column)).map(quoteValue) ?? [];
  if (close && missing.length > 0) return ` It is close to ${close.title}, but lacks ${missing.join(", ")}.`;
  const proposal = proposeMapping(columns);
  if (!proposal) return "";
  const pairs = Object.entries(proposal.mapping).map(
    ([column, field]) => `${quoteValue(column)} as ${field}`,
  );
  const lacks =
    proposal.missing.length > 0 ? `; ${proposal.missing.join(" and ")} would still be missing` : "";
  return ` Its columns can be assigned by hand: ${pairs.slice(0, MAX_COLUMNS_SHOWN).join(", ")}${lacks}.`;
}

function describe({ title, keyColumns }: ExportFormat): string {
  return `${title} (${keyColumns.join(", ")}${keyColumns.length === 1 ? " and any figures" : ""})`;
}
