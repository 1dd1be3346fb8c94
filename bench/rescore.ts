// Live scores of many workspaces computed again, as every night and hour: workspaces a second with one worker and with two.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { refreshLiveScores } from "#lib/current-score/refresh-live-scores.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords } from "#scripts/settings.ts";
import { closeOwnerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { fillOthers, makeMeasured } from "./growth/fill-others.ts";

const USAGE = `npm run bench -- rescore [options]

  --workspaces N   with 250 posts each, all with real-time scores (200)
`;
const { values } = parseArgs({
  options: { workspaces: { type: "string", default: "200" }, help: { type: "boolean" } },
});
if (values.help) {
  stdout.write(USAGE);
  process.exit(0);
}
const workspaces = Number(values.workspaces);
const HOUR_MS = 3_600_000;

const home = mkdtempSync(join(tmpdir(), "plinth-rescore-"));
chmodSync(home, 0o755);
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
  PLINTH_AUDIT_MIN_SECONDS: "0",
  PLINTH_PLANS: JSON.stringify({ agency: { real_time: true } }),
});
for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_SWEEP_URL", "DATABASE_OWNER_URL"])
  delete process.env[name];
const passwords = makePostgresPasswords();
const release = await openDatabase(home, passwords);
const owner = new URL(process.env.DATABASE_URL ?? "");
[owner.username, owner.password] = ["plinth", passwords.POSTGRES_PASSWORD];
process.env.DATABASE_OWNER_URL = owner.href;
try {
  const { id } = await makeMeasured();
  await fillOthers(id, { workspaces: workspaces - 1, posts: 250 * (workspaces - 1) });
  await ownerPool().query("UPDATE workspaces SET real_time = true");
  await ownerPool().query("VACUUM ANALYZE");
  // The first ones, after which each is due once an hour.
  let now = Date.now();
  for (let left = workspaces; left > 0; left -= 20) await refreshLiveScores(new Date(now));
  const rates: number[] = [];
  for (const workers of [1, 2, 1, 2]) {
    now += HOUR_MS + 1;
    const { seconds, cpu } = await rescore(workers, new Date(now));
    const rate = workspaces / seconds;
    rates.push(rate);
    const each = ((1_000 * cpu) / workspaces).toFixed(1);
    stdout.write(
      `${workers} ${workers === 1 ? "worker " : "workers"}: ${rate.toFixed(1)} workspaces a second, ${each} ms of a worker's processor each\n`,
    );
  }
  const [one = 0, two = 0, oneAgain = 0, twoAgain = 0] = rates;
  stdout.write(`two against one: ${((two + twoAgain) / (one + oneAgain)).toFixed(2)} times\n`);
} finally {
  await closeOwnerDb();
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
}
process.exit(0);

/**
 * @returns seconds until every score is of that hour, and how many of processors the workers took
 * @throws Error when a score is not
 */
async function rescore(workers: number, now: Date): Promise<{ seconds: number; cpu: number }> {
  const children = Array.from({ length: workers }, () =>
    fork(join(import.meta.dirname, "rescore", "worker.ts"), [now.toISOString()]),
  );
  await Promise.all(children.map((child) => once(child, "message")));
  const began = performance.now();
  const ended = children.map((child) => once(child, "message"));
  for (const child of children) child.send("go");
  const taken = (await Promise.all(ended)) as [number][];
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await ownerPool().query(
    "SELECT count(*)::int AS n FROM live_scores WHERE calculated_at = $1",
    [now],
  );
  if (rows[0].n !== workspaces) throw new Error(`${rows[0].n} of ${workspaces} scores were computed`);
  return { seconds, cpu: taken.reduce((sum, [cpu]) => sum + cpu, 0) };
}
