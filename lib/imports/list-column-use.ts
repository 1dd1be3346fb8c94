import type { ExportFormat } from "./export-format.ts";
import type { ColumnUse } from "./export-row.ts";
import { normaliseColumn } from "./normalise-column.ts";

/**
 * Says what becomes of each column of a file.
 *
 * @param columns the names as the file writes them; those without a name are left out
 * @param format what the file was recognised as
 * @returns one entry per column, in order
 */
export function listColumnUse(columns: readonly string[], format: ExportFormat): ColumnUse[] {
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
