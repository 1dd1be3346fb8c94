import pg from "pg";
import { SEALED_COLUMNS } from "#lib/secrets/reseal-secrets.ts";
import { unseal } from "#lib/secrets/seal.ts";
import type { Table } from "./manifest.ts";

const id = pg.escapeIdentifier;
/** What is kept for hours only is sealed with the same keys. */
const COLUMNS = SEALED_COLUMNS.filter(({ isText }) => !isText);

/**
 * Tries whether PLINTH_ENCRYPTION_KEYS opens what the database keeps sealed, with one value of each key and column: a job that runs
 * without the settings of web and worker would put keys into the backup that open nothing.
 * @returns names of the columns in which there is something that no key opens.
 * @throws Error when there is something, and the keys open none of it.
 */
export async function checkKeys(client: pg.Client, tables: Table[]): Promise<string[]> {
  let opened = 0;
  const closed: string[] = [];
  for (const { table, column, row, isPersons } of COLUMNS) {
    const there = tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column);
    if (!there) continue;
    const { rows } = await client.query<{ workspaceId: string; row: string; sealed: Buffer }>(
      `SELECT DISTINCT ON (substring(${id(column)} FROM 1 FOR get_byte(${id(column)}, 0) + 1))
         ${isPersons ? "''" : "workspace_id"} AS "workspaceId", ${id(row)} AS row, ${id(column)} AS sealed
       FROM ${id(table)} WHERE length(${id(column)}) > 0`,
    );
    for (const { sealed, ...place } of rows)
      if (opens(sealed, { ...place, table, column })) opened++;
      else closed.push(`${table}.${column}`);
  }
  if (closed.length > 0 && opened === 0)
    throw new Error(
      `PLINTH_ENCRYPTION_KEYS decrypts none of what is stored encrypted (${[...new Set(closed)].join(", ")}): give this command the ` +
        "settings of web and worker, or the backup would contain keys that are of no use",
    );
  return [...new Set(closed)];
}

function opens(sealed: Buffer, place: Parameters<typeof unseal>[1]): boolean {
  try {
    unseal(sealed, place);
    return true;
  } catch {
    return false;
  }
}
