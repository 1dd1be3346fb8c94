import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { closeDatabase } from "#lib/database-connections.ts";
import { rereadEnv } from "#lib/env.ts";
import { closeOwnerDb } from "./owner-db.ts";

const adminUrl = inject("databaseAdminUrl");
const name = `test_${randomBytes(6).toString("hex")}`;

/** The product connects under its two roles, as everywhere; what a test does behind its back is the owner's. */
function addressOf(role: string): string {
  return adminUrl.replace("//plinth:", `//${role}:`).replace(/postgres$/, name);
}

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}

await asAdmin(`CREATE DATABASE ${name} TEMPLATE plinth_template`);
const before = { ...process.env };
Object.assign(process.env, {
  DATABASE_URL: addressOf("plinth_app"),
  DATABASE_SWEEP_URL: addressOf("plinth_sweep"),
  DATABASE_OWNER_URL: addressOf("plinth"),
  PLINTH_AUDIT_MIN_SECONDS: "0",
  PLINTH_LOG_LEVEL: "silent",
  PLINTH_ENCRYPTION_KEYS: `test:${randomBytes(32).toString("base64")}`,
});
rereadEnv();
// What the file before left running may have opened its database once more.
await closeDatabase();
await closeOwnerDb();

afterAll(async () => {
  await closeDatabase();
  await closeOwnerDb();
  // The next file of this worker begins with the settings that this one began with.
  for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key];
  Object.assign(process.env, before);
  await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
});
