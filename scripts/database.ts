import pg from "pg";
import { rereadEnv } from "#lib/env.ts";
import { migrate } from "#prisma/migrate.ts";
import { openEmbeddedPostgres, type Release } from "./postgres/embedded.ts";

/**
 * Opens the database of this installation and brings it to the schema of this checkout: that of `DATABASE_URL`, else the
 * embedded one under the data directory. Sets DATABASE_URL for this process and its children.
 * @returns a function that gives the database back; it stops an embedded one that nobody else uses.
 * @throws Error with one line when it cannot be reached, or is newer than the code.
 */
export async function openDatabase(dataDir: string, password: string): Promise<Release> {
  const given = process.env.DATABASE_URL || undefined;
  const embedded = given ? null : await openEmbeddedPostgres(dataDir, { password });
  const url = given ?? (embedded?.url as string);
  try {
    if (embedded) await createDatabase(url);
    await migrate(process.env.DATABASE_DIRECT_URL || url);
  } catch (error) {
    await embedded?.release();
    throw explain(error, url);
  }
  process.env.DATABASE_URL = url;
  rereadEnv();
  return async (unlessInUse) => embedded?.release(unlessInUse);
}

async function createDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, "postgres") });
  await client.connect();
  try {
    const there = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [pathname.slice(1)]);
    if (there.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(pathname.slice(1))}`);
  } finally {
    await client.end();
  }
}

/** Connection errors name no address, or hide in an AggregateError; the password of the address is never shown. */
function explain(error: unknown, url: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const unreachable = /^(E[A-Z]+|3D000|28P01|28000)$/.test(code) || /timeout|terminated/i.test(error.message);
  if (!unreachable) return error;
  const { host, pathname } = new URL(url);
  return new Error(
    `cannot use the database ${pathname.slice(1)} at ${host} (${code || error.message}): check DATABASE_URL`,
  );
}
