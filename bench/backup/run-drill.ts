import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackupSummary } from "#scripts/backup/make-backup.ts";
import type { RestoreSummary } from "#scripts/backup/restore-backup.ts";
import type { Demo } from "#scripts/demo.ts";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";
import { ROOT } from "#scripts/settings.ts";
import { connectTo, connectToDatabase, type Database } from "../answers/database.ts";
import type { Place } from "../product/place.ts";
import { runCli } from "../product/run-cli.ts";
import { type Product, startProduct } from "../product/start-product.ts";
import { multiplyRows, sumRows } from "./multiply-rows.ts";
import { startTraffic, type Traffic } from "./traffic.ts";

export type Drill = {
  /** Made while clients wrote. */
  backup: BackupSummary;
  restore: RestoreSummary;
  traffic: Traffic;
  /** Of the database, in MB of 10^6 bytes. */
  databaseMb: number;
  /** Tables that differ between an installation at rest and what its backup was restored to, by sums that PostgreSQL made. */
  differing: string[];
  /** Whether the same keys get the same scores of the restored installation, and `audit verify` finds every audit equal. */
  scoresAreSame: boolean;
  auditsAreEqual: boolean;
  pass: boolean;
};

const SETTINGS = {
  PLINTH_BACKUP_PASSPHRASE: "five random words of a drill",
  PLINTH_AUDIT_MIN_SECONDS: "0",
  PLINTH_ALLOWED_PRIVATE_CIDRS: "127.0.0.0/8",
};

/**
 * The drill of docs/backup.md with a product under way: a backup while clients write, a restore into an empty installation, and that
 * installation at work; then once more at rest, where both databases are compared row by row. On loopback only.
 * @param times of the demo account's workspaces
 */
export async function runDrill(times: number, say: (line: string) => void = () => {}): Promise<Drill> {
  const home = mkdtempSync(join(tmpdir(), "plinth-drill-"));
  chmodSync(home, 0o755);
  const place = (name: string): Place => ({ checkout: ROOT, dataDir: join(home, name), env: SETTINGS });
  const [here, there, again] = [place("here"), place("there"), place("again")];
  const files = { busy: join(home, "busy.age"), resting: join(home, "resting.age") };
  try {
    const before = await use(here, async (product) => {
      say(`makes ${times} of each workspace ...`);
      const database = connectToDatabase(here.dataDir);
      await multiplyRows(database, times);
      const [size] = await database.rows<{ bytes: string }>(
        "SELECT pg_database_size(current_database()) AS bytes",
      );
      await database.close();
      const demo: Demo = JSON.parse(readFileSync(join(here.dataDir, "demo.json"), "utf8"));
      const scores = await readScores(product, demo);
      const clients = startTraffic(product.url, demo);
      await sleep(1_000);
      say("backs up while clients write ...");
      const backup = await command<BackupSummary>(here, "backup", "--out", files.busy).finally(() =>
        sleep(1_000),
      );
      const traffic = await clients.stop();
      return { demo, scores, backup, traffic, databaseMb: Math.round(Number(size?.bytes) / 1e6) };
    });
    say("restores ...");
    const restore = await command<RestoreSummary>(there, "restore", "--in", files.busy);
    const after = await use(there, async (product) => ({
      scores: await readScores(product, before.demo),
      auditsAreEqual: await verifyAudits(there),
    }));
    say("once more, at rest ...");
    await command(here, "backup", "--out", files.resting);
    await command(again, "restore", "--in", files.resting);
    const differing = await compare(here, again);
    const { demo: _demo, scores, ...told } = before;
    const scoresAreSame = JSON.stringify(scores) === JSON.stringify(after.scores);
    const { auditsAreEqual } = after;
    const isWhole = restore.compared.rows === told.backup.rows && restore.compared.different === 0;
    const hadTraffic = told.traffic.writes > 0 && told.traffic.failed === 0;
    const pass = isWhole && hadTraffic && differing.length === 0 && scoresAreSame && auditsAreEqual;
    return { ...told, restore, differing, scoresAreSame, auditsAreEqual, pass };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function use<T>(place: Place, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct(place);
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

async function command<T>(place: Place, ...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await runCli(place, [...args, "--json"]);
  if (code !== 0) throw new Error(`${args.join(" ")} failed: ${stderr.trim()}`);
  return JSON.parse(stdout);
}

/** Score and pillars of each key; when they were computed differs. */
function readScores({ url }: Product, { workspaces }: Demo): Promise<unknown[]> {
  return Promise.all(
    workspaces.map(async ({ key }) => {
      const answer = await fetch(`${url}/v1/score`, { headers: { authorization: `Bearer ${key}` } });
      const { score, pillars } = (await answer.json()) as Record<string, unknown>;
      if (typeof score !== "number")
        throw new Error(`GET /v1/score answered ${answer.status} without a score`);
      return { score, pillars };
    }),
  );
}

/** Of the demo account's own workspaces; the others are copies, in which ids come twice. */
async function verifyAudits(place: Place): Promise<boolean> {
  const database = connectToDatabase(place.dataDir);
  const audits = await database.rows<{ id: string }>(
    `SELECT min(id) AS id FROM audits WHERE status = 'completed' AND workspace_id IN (SELECT workspace_id FROM api_keys)
     GROUP BY workspace_id`,
  );
  await database.close();
  const answers = [];
  for (const { id } of audits) answers.push(await command<{ equal: boolean }>(place, "audit", "verify", id));
  return answers.length > 0 && answers.every(({ equal }) => equal);
}

async function compare(here: Place, there: Place): Promise<string[]> {
  const [one, other] = [await withDatabase(here, sumRows), await withDatabase(there, sumRows)];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]);
}

async function withDatabase<T>({ dataDir }: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const { POSTGRES_PASSWORD: password } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  const cluster = await openEmbeddedPostgres(dataDir, { password });
  const database = connectTo(cluster.url);
  try {
    return await work(database);
  } finally {
    await database.close();
    await cluster.release();
  }
}
