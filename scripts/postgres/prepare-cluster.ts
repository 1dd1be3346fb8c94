import pg from "pg";
import type { RoleUrls } from "#prisma/ensure-roles.ts";

/** Any number that no other program uses on a cluster of ours. */
const ROLES_LOCK = 7_270_116;

/**
 * Makes the database of a cluster that is ours, and gives its roles the passwords of the data directory, whatever they had. One
 * process at a time: PostgreSQL refuses to change a role that another one changes.
 * @param owner address under the superuser; the database need not be there yet.
 * @param roles addresses under the two other roles; one that is not there yet is left to `ensureRoles`.
 */
export async function prepareCluster(owner: string, { app, sweep }: RoleUrls): Promise<void> {
  const { pathname } = new URL(owner);
  const client = new pg.Client({ connectionString: owner.replace(/[^/]+$/, "postgres") });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ROLES_LOCK]);
    const there = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [pathname.slice(1)]);
    if (there.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(pathname.slice(1))}`);
    const { rows } = await client.query<{ name: string }>("SELECT rolname AS name FROM pg_roles");
    const names = new Set(rows.map(({ name }) => name));
    for (const { username, password } of [new URL(app), new URL(sweep)])
      if (names.has(username))
        await client.query(`ALTER ROLE ${client.escapeIdentifier(username)} PASSWORD '${password}'`);
  } finally {
    await client.end();
  }
}
