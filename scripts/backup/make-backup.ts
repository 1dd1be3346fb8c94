import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { MIGRATION_LOCK } from "#prisma/migrate.ts";
import { ROOT } from "#scripts/settings.ts";
import { checkKeys } from "./check-keys.ts";
import { connect } from "./connect.ts";
import { digestRows, readTable } from "./copy-tables.ts";
import { listDataFiles, readDataFile } from "./data-files.ts";
import { describeTables, readSequences, requireAllRows } from "./describe-tables.ts";
import { type Content, FILES, type Head, LAYOUT, type Manifest, partOf, type Secrets } from "./manifest.ts";
import { type AddEntry, type Lock, writeArchive } from "./write-archive.ts";

type Source = {
  /** Address of the database under its owner's role, or that of the sweeps. */
  url: string;
  dataDir: string;
  secrets: Secrets;
};
type Target = { file: string } & Lock;
type Moment = { now: Date; signal?: AbortSignal | undefined };

export type BackupSummary = {
  file: string;
  /** Of the file. */
  bytes: number;
  made_at: string;
  version: string;
  last_migration: string;
  tables: number;
  rows: number;
  /** Of the data directory. */
  files: string[];
  /** Columns with something in them that no key opens. */
  unreadable: string[];
  seconds: number;
};

const PART_BYTES = 1_048_576;

/**
 * Writes everything that an installation needs to go on elsewhere into one encrypted file: all rows as they were at one moment, while web
 * and worker go on; where the sequences stand; the secrets; trained models and the demo account's keys. The database may be of an older
 * or newer version than this code, and is not changed.
 * @throws Error with one line: a database that is none of Plinth's or that this role sees a part of, keys that open nothing, a file that
 * cannot be written. Then there is no new file.
 */
export async function makeBackup(
  source: Source,
  { file, ...lock }: Target,
  { now, signal }: Moment,
): Promise<BackupSummary> {
  const begun = performance.now();
  const client = await connect(source.url);
  try {
    const head = await takeSnapshot(client, now);
    const unreadable = await checkKeys(client, head.tables);
    const files = await listDataFiles(source.dataDir);
    let manifest: Manifest | undefined;
    const fill = async (add: AddEntry) => {
      await add("backup.json", toJson(head));
      await add("secrets.json", toJson(source.secrets));
      for (const path of files) await add(FILES + path, await readDataFile(source.dataDir, path));
      manifest = { tables: await addTables(client, head, add), sequences: await readSequences(client) };
      await add("manifest.json", toJson(manifest));
    };
    const bytes = await writeArchive(file, lock, fill, signal);
    const rows = Object.values(manifest?.tables ?? {}).reduce((sum, table) => sum + table.rows, 0);
    const { made_at, version, migrations, tables } = head;
    const seconds = (performance.now() - begun) / 1_000;
    const what = { made_at, version, last_migration: migrations.toSorted().at(-1) as string };
    return { file, bytes, ...what, tables: tables.length, rows, files, unreadable, seconds: round(seconds) };
  } finally {
    await client.end();
  }
}

/** Seconds to a tenth. */
export const round = (seconds: number) => Math.round(seconds * 10) / 10;

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Not in the middle of a migration; from then on tables are locked against a later one. */
async function takeSnapshot(client: pg.Client, now: Date): Promise<Head> {
  const { rows } = await client.query("SELECT to_regclass('public._prisma_migrations') AS name");
  if (rows[0].name === null) throw new Error("there is no Plinth database: nothing to back up");
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const tables = await describeTables(client);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
  await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
  await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  await requireAllRows(client);
  const applied = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY finished_at, migration_name`,
  );
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const migrations = applied.rows.map(({ name }) => name);
  return { layout: LAYOUT, made_at: now.toISOString(), version, migrations, tables };
}

async function addTables(client: pg.Client, head: Head, add: AddEntry): Promise<Record<string, Content>> {
  const contents: Record<string, Content> = {};
  for (const table of head.tables) {
    let parts = 0;
    let begun: Buffer[] = [];
    let bytes = 0;
    const finish = async () => {
      if (bytes > 0) await add(partOf(table.name, ++parts), Buffer.concat(begun));
      [begun, bytes] = [[], 0];
    };
    contents[table.name] = await digestRows(readTable(client, table), async (chunk) => {
      begun.push(chunk);
      bytes += chunk.length;
      if (bytes >= PART_BYTES) await finish();
    });
    await finish();
  }
  return contents;
}
