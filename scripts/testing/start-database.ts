import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

const TEMPLATE = "plinth_template";

/** A throw-away PostgreSQL for one test run, with one migrated database that every test file gets a copy of. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), "plinth-test-"));
  chmodSync(home, 0o755);
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const database = await openEmbeddedPostgres(home, { password: randomBytes(12).toString("hex"), settings });
  const adminUrl = database.url.replace(/plinth$/, "postgres");
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  migrateTemplate(adminUrl.replace(/postgres$/, TEMPLATE));
  project.provide("databaseAdminUrl", adminUrl);
  return async () => {
    await database.release();
    rmSync(home, { recursive: true, force: true });
  };
}

function migrateTemplate(url: string): void {
  const node = join(import.meta.dirname, "../../node_modules/.bin/node");
  const script = join(import.meta.dirname, "../migrate.ts");
  execFileSync(node, [script], { env: { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: url } });
}
