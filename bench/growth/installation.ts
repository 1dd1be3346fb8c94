// A database with one measured workspace and so many others; answers what bench/growth.ts asks.
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GET as getCampaigns } from "#app/v1/campaigns/route.ts";
import { GET as getPlatforms } from "#app/v1/platforms/route.ts";
import { GET as getHistory } from "#app/v1/score/history/route.ts";
import { GET as getScore } from "#app/v1/score/route.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { listPlatformFacts } from "#lib/platforms/list-platform-facts.ts";
import { listPostTrends } from "#lib/platforms/list-post-trends.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords } from "#scripts/settings.ts";
import { runAsOperator } from "#scripts/testing/audits.ts";
import { call } from "#scripts/testing/call.ts";
import { closeOwnerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { explainSweeps } from "./explain-sweeps.ts";
import { fillOthers, makeMeasured } from "./fill-others.ts";
import { watchIdleWorker } from "./watch-idle-worker.ts";

export type Ask =
  | { kind: "round" }
  | { kind: "sweeps" }
  | { kind: "idle"; seconds: number }
  | { kind: "end" };
/** Words for a person, and milliseconds or names by what was measured. */
export type Answer = { text: string; measured: Record<string, readonly number[]> };

const REQUESTS = 100;
const ENDPOINTS = {
  "/v1/score": getScore,
  "/v1/score/history?granularity=daily": getHistory,
  "/v1/platforms": getPlatforms,
  "/v1/campaigns": getCampaigns,
};

const [workspaces = 0, posts = 0] = process.argv.slice(2).map(Number);
const home = mkdtempSync(join(tmpdir(), "plinth-bench-"));
chmodSync(home, 0o755);
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
  PLINTH_AUDIT_MIN_SECONDS: "0",
  PLINTH_PLANS: JSON.stringify({
    agency: { score_requests_per_minute: 1e8, requests_per_minute: 1e8, audits_per_month: 1e8 },
  }),
});
for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_SWEEP_URL", "DATABASE_OWNER_URL"])
  delete process.env[name];
const passwords = makePostgresPasswords();
const release = await openDatabase(home, passwords);
const owner = new URL(process.env.DATABASE_URL ?? "");
[owner.username, owner.password] = ["plinth", passwords.POSTGRES_PASSWORD];
process.env.DATABASE_OWNER_URL = owner.href;

const measured = await makeMeasured();
const started = performance.now();
if (workspaces > 0) await fillOthers(measured.id, { workspaces, posts });
// What filling leaves to be written and cleaned up is none of what is measured.
await ownerPool().query("VACUUM ANALYZE");
await ownerPool().query("CHECKPOINT");
const size = await ownerPool().query(
  `SELECT pg_size_pretty(pg_database_size(current_database())) AS size, (SELECT count(*) FROM posts) AS posts,
     (SELECT count(*) FROM score_points) AS points`,
);
const [{ size: bytes, posts: kept, points }] = size.rows;
answer({
  text: `${workspaces} other workspaces: ${kept} posts, ${points} points, ${bytes}, filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
});
process.on("message", (ask: Ask) => void work(ask));

function answer(part: Partial<Answer>): void {
  process.send?.({ text: "", measured: {}, ...part } satisfies Answer);
}

async function work(ask: Ask): Promise<void> {
  if (ask.kind === "round") answer({ measured: await runRound() });
  if (ask.kind === "sweeps") answer(await explainSweeps());
  if (ask.kind === "idle") answer(await watchIdleWorker(ask.seconds));
  if (ask.kind !== "end") return;
  await closeOwnerDb();
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
}

async function runRound(): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (const [path, handler] of Object.entries(ENDPOINTS))
    times[path.replace(/\?.*/, "")] = await repeat(REQUESTS, async () => {
      const { status } = await call(handler, "GET", path, { key: measured.key });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    });
  const caller = await operatorFor(measured.id);
  times["posts (facts, trends)"] = await repeat(REQUESTS / 5, async () => {
    const facts = await listPlatformFacts(caller, new Date());
    await listPostTrends(caller, facts);
  });
  times["one audit"] = await repeat(2, () => runAsOperator(measured.id, {}));
  return times;
}

async function repeat(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}
