import type pg from "pg";
import type { RoleUrls } from "#prisma/ensure-roles.ts";
import { MIGRATION_LOCK, migrate } from "#prisma/migrate.ts";
import { migrationNames } from "#prisma/schema-engine.ts";
import { connect } from "./connect.ts";
import { digestRows, readTable } from "./copy-tables.ts";
import { stageFiles } from "./data-files.ts";
import { readSequences } from "./describe-tables.ts";
import { round } from "./make-backup.ts";
import { Head, LAYOUT, type Manifest } from "./manifest.ts";
import { makeTables, requireEmpty, suspendRules } from "./prepare-tables.ts";
import { type Entry, readArchive } from "./read-archive.ts";
import { readEntries, type Work } from "./read-entries.ts";

/** The installation that a backup goes into. */
export type Installation = RoleUrls & {
  /** Address of the database under its owner's role. */
  owner: string;
  dataDir: string;
  /** PLINTH_ENCRYPTION_KEYS where the environment says them, which then count and not those of the data directory. */
  givenKeys: string | undefined;
};

export type RestoreSummary = {
  file: string;
  made_at: string;
  version: string;
  tables: number;
  rows: number;
  /** What was read from the new database and held against what was read from the old one. */
  compared: { tables: number; rows: number; different: number };
  sequences: number;
  files: string[];
  /** Migrations of this version that the backup did not have. */
  migrated: string[];
  seconds: number;
};

/**
 * Restores what `makeBackup` wrote into an empty database and the data directory, in one transaction: all rows, then compared with those
 * that were backed up, or nothing. A backup of an older version is brought to this one afterwards.
 * @param open the installation; it is called once the passphrase was right and the backup is one for this version.
 * @throws Error with one line that says what is in the way; nothing has changed then, unless it says so.
 */
export async function restoreBackup(
  { file, passphrase }: { file: string; passphrase: string },
  open: () => Promise<Installation>,
  { say, signal }: { say: (line: string) => void; signal?: AbortSignal },
): Promise<RestoreSummary> {
  const begun = performance.now();
  const entries = readArchive(file, passphrase);
  try {
    const head = await readHead(entries);
    const into = await open();
    const staged = stageFiles(into.dataDir);
    const done = await fill(into, { head, entries, into, staged, signal });
    const migrated = await finish(into, say);
    const { made_at, version } = head;
    const seconds = round((performance.now() - begun) / 1_000);
    return { file, made_at, version, ...done, migrated, seconds };
  } finally {
    await entries.return(undefined);
  }
}

async function readHead(entries: AsyncGenerator<Entry>): Promise<Head> {
  const { value } = await entries.next();
  if (value?.name !== "backup.json")
    throw new Error("the file is not a Plinth backup: it does not start with backup.json");
  const { layout, version } = JSON.parse(value.content.toString());
  if (layout !== LAYOUT)
    throw new Error(
      `the backup was made by Plinth ${version} in a layout this version does not know: update Plinth`,
    );
  const head = Head.parse(JSON.parse(value.content.toString()));
  const known = migrationNames();
  const newer = head.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new Error(
      `the backup has a newer schema (${newer.join(", ")}) than this version of Plinth: update Plinth first`,
    );
  return head;
}

async function fill(into: Installation, work: Work) {
  const client = await connect(into.owner);
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("BEGIN");
    await requireEmpty(
      client,
      [into.app, into.sweep].map((url) => decodeURIComponent(new URL(url).username)),
    );
    await makeTables(client, work.head);
    const resume = await suspendRules(client);
    const { manifest, files } = await readEntries(client, work);
    await resume();
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, last]);
    const compared = await compare(client, work, manifest);
    await work.staged.place();
    await client.query("COMMIT");
    const sequences = Object.keys(await readSequences(client)).length;
    return { tables: compared.tables, rows: compared.rows, compared, sequences, files };
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    await work.staged.undo();
    throw error;
  } finally {
    await work.staged.discard();
    await client.end();
  }
}

async function compare(client: pg.Client, { head, signal }: Work, manifest: Manifest) {
  const different: string[] = [];
  let rows = 0;
  for (const table of head.tables) {
    signal?.throwIfAborted();
    const wanted = manifest.tables[table.name];
    const found = await digestRows(readTable(client, table));
    rows += found.rows;
    if (found.rows !== wanted?.rows || found.digest !== wanted.digest)
      different.push(`${table.name} (${wanted?.rows ?? "no"} rows in the backup, ${found.rows} here)`);
  }
  if (different.length > 0)
    throw new Error(
      `what was restored differs from what was backed up: ${different.join(", ")}; nothing was kept`,
    );
  return { tables: head.tables.length, rows, different: 0 };
}

/** Rights and policies, the migrations since, and what the planner knows of the rows. */
async function finish({ owner, app, sweep }: Installation, say: (line: string) => void): Promise<string[]> {
  try {
    const migrated = await migrate(owner, { app, sweep }, say);
    const client = await connect(owner);
    await client.query("ANALYZE").finally(() => client.end());
    return migrated;
  } catch (error) {
    throw new Error(
      `all rows are restored, but the database could not be brought to this version: ${(error as Error).message}. npm start tries again`,
    );
  }
}
