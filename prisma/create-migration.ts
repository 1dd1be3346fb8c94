// npm run db:migration -- <name>: writes the migration that leads from the schema of the newest migration (kept beside
// them as migrations/schema.prisma) to schema.prisma.
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";
import { MIGRATIONS_DIR, NO_FILTERS, SCHEMA_FILE, withSchemaEngine } from "./schema-engine.ts";

const MIGRATED_SCHEMA = join(MIGRATIONS_DIR, "schema.prisma");

const name = process.argv[2];
if (!name) throw new Error("usage: npm run db:migration -- <name>");
const scratch = mkdtempSync(join(tmpdir(), "plinth-migration-"));
chmodSync(scratch, 0o755);
const database = await openEmbeddedPostgres(scratch, { password: randomBytes(9).toString("hex") });
try {
  const sql = await differenceToSchema(database.url.replace(/plinth$/, "postgres"));
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(MIGRATIONS_DIR, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), sql);
  copyFileSync(SCHEMA_FILE, MIGRATED_SCHEMA);
  process.stdout.write(`${folder}/migration.sql\n`);
} finally {
  await database.release();
  rmSync(scratch, { recursive: true, force: true });
}

async function differenceToSchema(url: string): Promise<string> {
  const target = (path: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path, content: readFileSync(path, "utf8") }],
  });
  const change = { from: target(MIGRATED_SCHEMA), to: target(SCHEMA_FILE) };
  const options = { script: true, exitCode: null, filters: NO_FILTERS };
  const difference = await withSchemaEngine(url, (engine) => engine.diff({ ...change, ...options }));
  return difference.stdout ?? "";
}
