import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rereadEnv } from "#lib/env.ts";
import { migrationNames } from "#prisma/schema-engine.ts";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";
import { connectTo } from "../answers/database.ts";
import { copyInstallation, type Installation, readInstallation } from "../answers/installation.ts";
import { SETTINGS } from "../answers/site.ts";
import { startProduct } from "../product/start-product.ts";
import { addRareRows } from "./add-rare-rows.ts";
import type { OldPoint } from "./check-ledger.ts";
import type { Snapshot } from "./compare.ts";
import { recordAnswers } from "./record-reads.ts";
import { readSnapshot } from "./snapshot.ts";

type Landing = {
  home: string;
  installation: Installation;
  snapshot: Snapshot;
  history: OldPoint[];
  /** Migrations of this checkout that it lacks. */
  missing: string[];
};

const HISTORY =
  "SELECT workspace_id, date::text AS date, pillars FROM score_points WHERE kind = 'reconstructed'";

/**
 * Copies an installation of the last landing, adds what is rare, and reads all that it holds with PostgreSQL alone. Its keys become
 * those of this process, for what is sealed.
 */
export async function readLanding(dataDir: string): Promise<Landing> {
  const installation = readInstallation(dataDir);
  const home = copyInstallation(dataDir);
  const secrets = JSON.parse(readFileSync(join(home, "secrets.json"), "utf8"));
  process.env.PLINTH_ENCRYPTION_KEYS = secrets.PLINTH_ENCRYPTION_KEYS;
  rereadEnv();
  const cluster = await openEmbeddedPostgres(home, { password: secrets.POSTGRES_PASSWORD });
  const database = connectTo(cluster.url);
  try {
    await addRareRows(database, installation);
    const snapshot = await readSnapshot(database, "before");
    const history = await database.rows<OldPoint>(HISTORY);
    const sql = "SELECT migration_name AS name FROM _prisma_migrations";
    const applied = (await database.rows<{ name: string }>(sql)).map(({ name }) => name);
    const missing = migrationNames().filter((name) => !applied.includes(name));
    return { home, installation, snapshot, history, missing };
  } finally {
    await database.close();
    await cluster.release();
  }
}

/** Records what the last landing answers, on another copy. */
export async function recordLanding(
  checkout: string,
  { home, installation }: Landing,
  out: string,
): Promise<void> {
  const copy = copyInstallation(home);
  const place = { checkout, dataDir: copy, env: { ...SETTINGS, PLINTH_DEMO: "0" } };
  const product = await startProduct(place);
  const { POSTGRES_PASSWORD: password } = JSON.parse(readFileSync(join(copy, "secrets.json"), "utf8"));
  const cluster = await openEmbeddedPostgres(copy, { password });
  const database = connectTo(cluster.url);
  try {
    await recordAnswers(product.url, out, { database, installation });
  } finally {
    await database.close();
    await product.stop();
    await cluster.release();
    rmSync(copy, { recursive: true, force: true });
  }
}
