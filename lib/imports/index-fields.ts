import type { ExportFormat } from "./export-format.ts";
import { normaliseColumn } from "./normalise-column.ts";
import type { FieldRecord } from "./read-fields.ts";

const MAX_MEMOISED = 1_000;
const NONE: readonly number[] = [];

/** Where the columns of a file hold the fields of its format: reads the values of a record by field. */
export type FieldIndex = {
  read(cells: readonly string[]): FieldRecord;
  readEntries(entries: readonly [string, unknown][]): FieldRecord;
  /** The text of a field, empty when the file has no column for it. */
  find(field: string, cells: readonly string[]): string;
};

/**
 * Indexes the columns of a file by the fields of its format.
 *
 * @param columns the names as the file writes them
 * @param format the format of the file
 * @param refuse makes the error for a header that names a key column twice
 * @returns access to records by field
 * @throws what `refuse` makes
 */
export function indexFields(
  columns: readonly string[],
  format: ExportFormat,
  refuse: (finding: string) => Error,
): FieldIndex {
  const normalise = memoise(normaliseColumn);
  const keys = new Set(format.keyColumns.map(normalise));
  const places = new Map<string, number>();
  columns.forEach((name, at) => {
    const column = normalise(name);
    if (places.has(column) && keys.has(column))
      throw refuse(`is no export: its header names "${column}" twice.`);
    if (!places.has(column)) places.set(column, at);
  });
  const names = new Map<string, string[]>();
  const cellsOf = new Map<string, number[]>();
  for (const [field, candidates] of Object.entries(format.fields)) {
    const normalised = candidates.map(normalise);
    names.set(field, normalised);
    cellsOf.set(
      field,
      normalised.flatMap((name) => places.get(name) ?? []),
    );
  }
  const column = (field: string): string => {
    const at = cellsOf.get(field)?.[0];
    return (at === undefined ? undefined : columns[at]?.trim()) ?? format.fields[field]?.[0] ?? field;
  };
  return {
    read: (cells) => ({
      column,
      find: (field, accepts) => {
        for (const at of cellsOf.get(field) ?? NONE) if (accepts(cells[at])) return cells[at];
        return undefined;
      },
    }),
    readEntries: (entries) => {
      const values = new Map(entries.map(([key, value]) => [normalise(key), value]));
      const find: FieldRecord["find"] = (field, accepts) => {
        const name = names.get(field)?.find((candidate) => accepts(values.get(candidate)));
        return name === undefined ? undefined : values.get(name);
      };
      return { column, find };
    },
    find: (field, cells) => cells[cellsOf.get(field)?.[0] ?? -1] ?? "",
  };
}

/** Caches the first 1,000 names: the few that come with every row. A file of many names costs no memory. */
function memoise(answer: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const fresh = answer(name);
    if (known.size < MAX_MEMOISED) known.set(name, fresh);
    return fresh;
  };
}
