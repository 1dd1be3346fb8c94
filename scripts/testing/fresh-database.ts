import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { closeDatabase } from "#lib/db.ts";
import { closeQueue } from "#lib/jobs/queue.ts";

const adminUrl = inject("databaseAdminUrl");
const name = `test_${randomBytes(6).toString("hex")}`;

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}

await asAdmin(`CREATE DATABASE ${name} TEMPLATE plinth_template`);
process.env.DATABASE_URL = adminUrl.replace(/postgres$/, name);
process.env.PLINTH_AUDIT_MIN_SECONDS = "0";
process.env.PLINTH_LOG_LEVEL = "silent";
process.env.PLINTH_ENCRYPTION_KEYS = `test:${randomBytes(32).toString("base64")}`;

afterAll(async () => {
  await closeQueue();
  await closeDatabase();
  await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
});
