import { detectFormat } from "./detect-format.ts";
import type { Container, ExportFormat } from "./export-format.ts";
import { normaliseColumn } from "./normalise-column.ts";
import type { Reading } from "./reading.ts";

/**
 * Finds the format of a header: that of the user's mapping, where there is one.
 *
 * @param columns the names as the file writes them
 * @param container what the file looks like
 * @param reading the file
 * @returns the format, undefined for columns that no format has
 */
export function recogniseFormat(
  columns: readonly string[],
  container: Container,
  { options, mapped }: Reading,
): ExportFormat | undefined {
  if (!mapped) return detectFormat(columns, options.platform, container);
  const present = new Set(columns.map(normaliseColumn));
  return mapped.recognises((column) => present.has(normaliseColumn(column))) ? mapped : undefined;
}
