import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import type { Container, ExportFormat } from "./export-format.ts";
import type { ColumnUse, FormatHead } from "./export-row.ts";
import { MAX_COLUMNS } from "./find-table.ts";
import { normaliseColumn } from "./normalise-column.ts";
import { quoteValue } from "./quote-value.ts";
import { readFilePeriod } from "./read-file-period.ts";
import type { Reading } from "./reading.ts";
import { recogniseFormat } from "./recognise-format.ts";
import { refuseColumns } from "./refuse-columns.ts";

/**
 * Recognises a file by its header, or refuses it.
 *
 * @param columns the names as the file writes them
 * @param container what the file looks like
 * @param reading the file
 * @returns the format and what is said of it before the rows
 * @throws Problem "Not An Export" for columns that no format has, or the export of another platform
 */
export function openFormat(
  columns: readonly string[],
  container: Container,
  reading: Reading,
): { format: ExportFormat; head: FormatHead } {
  const { options, mapped, refuse } = reading;
  const fits = columns.length <= MAX_COLUMNS;
  const format = fits ? recogniseFormat(columns, container, reading) : undefined;
  const name = format?.names[container];
  if (!format || !name) {
    const missing = fits && mapped ? listMissing(mapped, columns) : [];
    if (missing.length > 0)
      throw refuse(`does not have the column ${missing.join(", ")} that a field was assigned to.`);
    throw refuseColumns(columns, { ...options, container });
  }
  if (format.platform && options.platform && format.platform !== options.platform) {
    const { title, platform } = format;
    throw refuse(
      `is ${title}, a file from ${PLATFORM_WORDS[platform]}: choose ${PLATFORM_WORDS[platform]} as its platform, not ${PLATFORM_WORDS[options.platform]}.`,
    );
  }
  if (format.note) reading.remark(format.note);
  const period = format.listsAllPosts && options.fileName ? readFilePeriod(options.fileName) : undefined;
  const head = {
    kind: "format",
    format: name,
    title: format.title,
    columns: listColumnUse(columns, format).map((use) =>
      mapped && use.status === "unknown" ? { ...use, status: "unused" as const } : use,
    ),
    stores: !format.storesNothing,
    ...(format.platform && { platform: format.platform }),
    ...(period && { period }),
  } as const;
  return { format, head };
}

/** What becomes of each column, in order; those without a name are left out. */
function listColumnUse(columns: readonly string[], format: ExportFormat): ColumnUse[] {
  const fields = new Map<string, string>();
  for (const [field, names] of Object.entries(format.fields)) {
    for (const name of names) {
      const column = normaliseColumn(name);
      if (!fields.has(column)) fields.set(column, field);
    }
  }
  const unused = new Set(format.unused?.map(normaliseColumn));
  return columns.flatMap((name): ColumnUse[] => {
    const column = name.trim();
    const key = normaliseColumn(name);
    if (key === "") return [];
    const field = fields.get(key);
    if (field !== undefined) return [{ column, field, status: "used" }];
    return [{ column, field: null, status: unused.has(key) ? "unused" : "unknown" }];
  });
}

function listMissing(mapped: ExportFormat, columns: readonly string[]): string[] {
  const present = new Set(columns.map(normaliseColumn));
  return mapped.keyColumns.filter((column) => !present.has(normaliseColumn(column))).map(quoteValue);
}
