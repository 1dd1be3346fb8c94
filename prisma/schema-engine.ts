import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

export const MIGRATIONS_DIR = join(import.meta.dirname, "migrations");
export const SCHEMA_FILE = join(import.meta.dirname, "schema.prisma");
const WASM_FILE = join(
  import.meta.dirname,
  "../node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm",
);
const APPLIED =
  "UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL";
/**
 * Where the client was killed the server would go on for minutes, and the next one would have to wait for it. A server that cannot
 * look, as those on Windows, refuses the setting: there it goes on.
 */
const NOTICE_WHO_IS_GONE = `DO $$ BEGIN PERFORM set_config('client_connection_check_interval', '1000', true);
  EXCEPTION WHEN OTHERS THEN NULL; END $$`;
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Runs `work` with Prisma's own schema engine as WebAssembly: the native one would be downloaded from outside the package
 * registry. It writes the same `_prisma_migrations` table, so `prisma migrate deploy` agrees with it.
 * @param url PostgreSQL address, not through a pooler.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loadWasm();
  const pool = new pg.Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  try {
    const datamodels: [string, string][] = [[SCHEMA_FILE, readFileSync(SCHEMA_FILE, "utf8")]];
    const adapter = bindMigrationAwareSqlAdapterFactory(sendScriptsWhole(pool));
    return await work(await bindings.SchemaEngine.new({ datamodels }, () => {}, adapter));
  } finally {
    await pool.end();
  }
}

/**
 * The adapter cuts a script at every semicolon and sends the pieces one by one, each a transaction of its own. Here a script is
 * one, together with the note that the migration is applied: one that fails, or whose process is killed at any moment, has
 * happened wholly or not at all. Bodies of functions may hold semicolons, too.
 */
function sendScriptsWhole(pool: pg.Pool): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = (script) => inOneTransaction(pool, script).catch(throwForEngine);
    return adapter;
  };
  return factory;
}

/** COMMIT goes by itself: of a client that is gone PostgreSQL hears only after all that came in one message. */
async function inOneTransaction(pool: pg.Pool, script: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(NOTICE_WHO_IS_GONE);
    await client.query(script);
    const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') AS notes");
    if (rows[0].notes) await client.query(APPLIED);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The engine tells only of such errors what they say. */
function throwForEngine(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  const { code = "XX000", severity = "ERROR", message, detail, hint, column } = error;
  throw new DriverAdapterError({ kind: "postgres", code, severity, message, detail, hint, column });
}

let loaded = false;

function loadWasm(): void {
  if (loaded) return;
  const module = new WebAssembly.Module(readFileSync(WASM_FILE));
  const instance = new WebAssembly.Instance(module, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  const { __wbg_set_wasm } = bindings as unknown as {
    __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  };
  __wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  loaded = true;
}

/** The migrations of this checkout, as the engine wants them. */
export function listMigrations(): MigrationList {
  const lockfile = join(MIGRATIONS_DIR, "migration_lock.toml");
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: "migration_lock.toml", content: readFileSync(lockfile, "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames().map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(MIGRATIONS_DIR, path, "migration.sql"), "utf8") },
      },
    })),
  };
}

/** Names of the migrations of this checkout, oldest first. */
export function migrationNames(): string[] {
  const entries = readdirSync(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
