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
 * The adapter cuts a script at every semicolon and sends the pieces one by one, each a transaction of its own. Sent whole it is
 * one: a migration that fails or is cut off leaves nothing behind. Bodies of functions may hold semicolons, too.
 */
function sendScriptsWhole(pool: pg.Pool): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      await pool.query(script).catch((error: unknown) => throwForEngine(error));
    };
    return adapter;
  };
  return factory;
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
