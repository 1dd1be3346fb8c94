// Row-level security: milliseconds of GET /v1/score and /v1/score/history with it and without it, in turns, in one process.
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stdout } from "node:process";
import pg from "pg";
import { GET as getHistory } from "#app/v1/score/history/route.ts";
import { GET as getScore } from "#app/v1/score/route.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords } from "#scripts/settings.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { call } from "#scripts/testing/call.ts";
import { closeOwnerDb } from "#scripts/testing/owner-db.ts";

const ROUNDS = 12;
const REQUESTS = 400;
const OTHER_WORKSPACES = 500;
const PATHS = { "/v1/score": getScore, "/v1/score/history?granularity=daily": getHistory };

const home = mkdtempSync(join(tmpdir(), "plinth-bench-"));
chmodSync(home, 0o755);
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
  PLINTH_AUDIT_MIN_SECONDS: "0",
  PLINTH_PLANS: JSON.stringify({ agency: { score_requests_per_minute: 1e8, requests_per_minute: 1e8 } }),
});
for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_SWEEP_URL", "DATABASE_OWNER_URL"])
  delete process.env[name];
const passwords = makePostgresPasswords();
const release = await openDatabase(home, passwords);
// What the tests' helpers make behind the product's back is the owner's.
process.env.DATABASE_OWNER_URL = ownerUrl();
const owner = new pg.Client({ connectionString: ownerUrl() });
try {
  await owner.connect();
  const { id, key } = await makeAuditedWorkspace("agency");
  await fill(id);
  for (const [path, handler] of Object.entries(PATHS)) await compare(path, handler, key);
} finally {
  await owner.end();
  await closeOwnerDb();
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
}

function ownerUrl(): string {
  const url = new URL(process.env.DATABASE_URL ?? "");
  [url.username, url.password] = ["plinth", passwords.POSTGRES_PASSWORD];
  return url.href;
}

/** A year of points for the workspace, and as many for each of many others. */
async function fill(workspaceId: string): Promise<void> {
  await owner.query(
    `INSERT INTO score_points (workspace_id, date, kind, source, calculated_at, formula_version, score, pillars)
     SELECT w, current_date - d, 'reconstructed', '', now(), 'v1', 50, '{"presence":50,"reach":50,"impact":50,"sentiment":50,"momentum":50}'
     FROM generate_series(1, 365) d, unnest($1::text[]) w ON CONFLICT DO NOTHING`,
    [[workspaceId, ...Array.from({ length: OTHER_WORKSPACES }, (_, n) => `ws_other_${n}`)]],
  );
  await owner.query("ANALYZE");
}

async function compare(path: string, handler: typeof getScore, key: string): Promise<void> {
  const times: Record<"on" | "off", number[]> = { on: [], off: [] };
  for (let round = -2; round < ROUNDS * 2; round++) {
    const state = round % 2 === 0 ? "on" : "off";
    await switchSecurity(state === "on" ? "ENABLE" : "DISABLE");
    for (let n = 0; n < REQUESTS; n++) {
      const start = performance.now();
      const { status } = await call(handler, "GET", path, { key });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      // The first ones plan their statements anew.
      if (round >= 0 && n >= 40) times[state].push(performance.now() - start);
    }
  }
  const figures = (state: "on" | "off") =>
    `${state}: p50 ${quantileLow(times[state], 0.5)?.toFixed(3)} ms, p95 ${quantileLow(times[state], 0.95)?.toFixed(3)} ms`;
  const ratio = (quantileLow(times.on, 0.5) ?? 0) / (quantileLow(times.off, 0.5) ?? 1);
  stdout.write(`${path.padEnd(38)} ${figures("on")}; ${figures("off")}; ratio of p50 ${ratio.toFixed(3)}\n`);
}

async function switchSecurity(to: "ENABLE" | "DISABLE"): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT DISTINCT c.relname AS name FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
     WHERE c.relnamespace = 'public'::regnamespace`,
  );
  await owner.query(rows.map(({ name }) => `ALTER TABLE "${name}" ${to} ROW LEVEL SECURITY`).join("; "));
}
