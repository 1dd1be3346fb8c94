import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";
import { makeThrowAwayFolder } from "./throw-away-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

const TEMPLATE = "plinth_template";
/** Nothing has to outlive a crash of the machine, and nobody replicates. */
const SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=4GB",
  "checkpoint_timeout=1h",
];

/** A throw-away PostgreSQL for one test run, with one migrated database that every test file gets a copy of. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const home = makeThrowAwayFolder();
  const password = randomBytes(12).toString("hex");
  const database = await openEmbeddedPostgres(home, { password, settings: SETTINGS });
  const adminUrl = database.url.replace(/plinth$/, "postgres");
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const as = (role: string, name: string) =>
    adminUrl.replace("//plinth:", `//${role}:`).replace(/postgres$/, name);
  makeTemplate({
    DATABASE_OWNER_URL: as("plinth", TEMPLATE),
    DATABASE_URL: as("plinth_app", TEMPLATE),
    DATABASE_SWEEP_URL: as("plinth_sweep", TEMPLATE),
  });
  project.provide("databaseAdminUrl", adminUrl);
  return async () => {
    await database.release();
    rmSync(home, { recursive: true, force: true });
  };
}

function makeTemplate(addresses: Record<string, string>): void {
  const node = join(import.meta.dirname, "../../node_modules/.bin/node");
  const script = join(import.meta.dirname, "make-template.ts");
  execFileSync(node, [script], { env: { ...process.env, ...addresses } });
}
