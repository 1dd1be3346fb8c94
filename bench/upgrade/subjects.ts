import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";
import { ROOT } from "#scripts/settings.ts";
import { connectTo } from "../answers/database.ts";
import { copyInstallation } from "../answers/installation.ts";
import { SETTINGS } from "../answers/site.ts";
import type { Place } from "../product/place.ts";

/** A copy of an installation of the last landing that is to be upgraded. */
export type Subject = {
  place: Place;
  /** Joins its PostgreSQL, or starts it. */
  open: () => Promise<{ url: string; release: () => Promise<void> }>;
  isEmbedded: boolean;
  remove: () => Promise<void>;
};

/** @param env settings beside those of every product that is prepared or recorded. */
export function copyEmbedded(dataDir: string, env: Record<string, string> = {}): Subject {
  const copy = copyInstallation(dataDir);
  return {
    place: { checkout: ROOT, dataDir: copy, env: { ...SETTINGS, PLINTH_DEMO: "1", ...env } },
    open: () => openEmbeddedPostgres(copy, { password: passwordOf(copy) }),
    isEmbedded: true,
    remove: async () => rmSync(copy, { recursive: true, force: true }),
  };
}

/**
 * A PostgreSQL that the product knows by its addresses only: the copy's cluster runs for itself, its tables belong to an owner who
 * is no superuser, and the two other roles are not there yet.
 */
export async function copyToOwnDatabase(dataDir: string, env: Record<string, string> = {}): Promise<Subject> {
  const copy = copyInstallation(dataDir);
  const cluster = await openEmbeddedPostgres(copy, { password: passwordOf(copy) });
  const site = mkdtempSync(join(tmpdir(), "plinth-upgrade-"));
  for (const file of ["secrets.json", "demo.json"]) copyFileSync(join(copy, file), join(site, file));
  const as = (role: string) => {
    const url = new URL(cluster.url);
    [url.username, url.password] = [role, randomBytes(12).toString("hex")];
    return url.href;
  };
  const owner = as("site_owner");
  await giveAway(cluster.url, owner);
  const addresses = {
    DATABASE_OWNER_URL: owner,
    DATABASE_URL: as("site_app"),
    DATABASE_SWEEP_URL: as("site_sweep"),
  };
  return {
    place: { checkout: ROOT, dataDir: site, env: { ...SETTINGS, PLINTH_DEMO: "1", ...addresses, ...env } },
    open: async () => ({ url: cluster.url, release: async () => {} }),
    isEmbedded: false,
    remove: async () => {
      await cluster.release();
      for (const folder of [copy, site]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function passwordOf(dataDir: string): string {
  return JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")).POSTGRES_PASSWORD;
}

/** Schemas first: whoever gets a table must be allowed to make some where it stands. */
const GIVE_AWAY = `DO $$ DECLARE thing record; BEGIN
  FOR thing IN SELECT format('SCHEMA %I', nspname) AS name FROM pg_namespace WHERE nspname IN ('public', 'pgboss')
    UNION ALL SELECT format('%s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, oid::regclass)
      FROM pg_class c WHERE relnamespace::regnamespace::text IN ('public', 'pgboss') AND relkind IN ('r', 'p', 'S', 'v')
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
    UNION ALL SELECT format('ROUTINE %s', oid::regprocedure) FROM pg_proc
      WHERE pronamespace::regnamespace::text IN ('public', 'pgboss')
    UNION ALL SELECT format('TYPE %s', oid::regtype) FROM pg_type
      WHERE typnamespace::regnamespace::text IN ('public', 'pgboss') AND typtype = 'e'
  LOOP EXECUTE 'ALTER ' || thing.name || ' OWNER TO site_owner'; END LOOP;
END $$`;

async function giveAway(url: string, owner: string): Promise<void> {
  const database = connectTo(url);
  const { password } = new URL(owner);
  await database.rows(`CREATE ROLE site_owner LOGIN PASSWORD '${password}' CREATEROLE NOSUPERUSER`);
  await database.rows("ALTER DATABASE plinth OWNER TO site_owner");
  await database.rows(GIVE_AWAY);
  await database.close();
}
