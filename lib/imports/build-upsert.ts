/** A tenant table that imports write. `columns` maps properties of a row, the key first, to PostgreSQL types. */
export type ImportTable = {
  name: string;
  key: string;
  columns: { [property: string]: string };
  /** Whether the table keeps when a row was last imported. */
  stamped: boolean;
};

/**
 * Builds the two statements that write a batch. Both find known rows through the primary key alone: a join would be
 * planned with statistics from before the file, and read the whole table for every batch.
 *
 * @param table where the rows go; names come from the code, never from a file
 * @returns SQL with the parameters workspace, profile, rows as a JSON array without a key twice, and the moment of the
 *   import where the table is stamped. `insert` adds new rows and leaves known ones; `update` then changes known rows
 *   that say something else, and keeps what the new ones do not tell. Each affects the rows that it counts
 */
export function buildUpsert({ name, key, columns, stamped }: ImportTable): {
  insert: string;
  update: string;
} {
  const properties = Object.keys(columns);
  const names = properties.map(toColumn);
  const values = names.filter((column) => column !== key);
  const merged = values.map((column) => `COALESCE(excluded.${column}, t.${column})`);
  const sets = values.map((column, at) => `${column} = ${merged[at]}`);
  if (stamped) sets.push("imported_at = excluded.imported_at");
  const insert = `
    INSERT INTO ${name} AS t (workspace_id, profile_id, ${names.join(", ")}${stamped ? ", imported_at" : ""})
    SELECT $1::text, $2::text, ${quote(properties).join(", ")}${stamped ? ", $4::timestamptz" : ""}
    FROM json_to_recordset($3::json) AS r(${quote(properties, columns).join(", ")})
    ON CONFLICT (workspace_id, profile_id, ${key}) DO `;
  return {
    insert: `${insert}NOTHING`,
    update: `${insert}UPDATE SET ${sets.join(", ")}
    WHERE (${values.map((column) => `t.${column}`).join(", ")}) IS DISTINCT FROM (${merged.join(", ")})`,
  };
}

function quote(properties: string[], types: ImportTable["columns"] = {}): string[] {
  return properties.map((property) => `"${property}" ${types[property] ?? ""}`.trim());
}

function toColumn(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
