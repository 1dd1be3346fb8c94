import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { MIGRATIONS_DIR } from "#prisma/schema-engine.ts";
import { until } from "../answers/site.ts";
import { type Launched, launchProduct } from "../product/start-product.ts";
import type { Compared } from "./compare.ts";
import { HALF_SWITCHED, holdHistories } from "./hold-histories.ts";
import type { Subject } from "./subjects.ts";

/**
 * Where a start is cut off: in the midst of a migration, of the rights and policies that follow them, or of the histories that
 * workers write under a new formula.
 */
export type Point = { migration: string } | "access rules" | "histories";

/** Any number that the product does not use. */
const LOCK = 7_270_115;
const POLICIES_BEFORE = 40;
/** Begins a command that changes the schema, as far as PostgreSQL tells triggers of it. */
const COMMAND = /^(ALTER|CREATE|DROP)\b/gm;

/**
 * Starts the product, kills it in the midst of a point, and starts it again. An embedded PostgreSQL is killed too, with all that it
 * runs; one of the person's own lives on and undoes the change, while the second start comes already.
 * @returns the second start, ready, and whether the first was cut off where it should be.
 */
export async function cutOff(
  subject: Subject,
  point: Point,
): Promise<{ product: Launched; proof: Compared }> {
  const cluster = await subject.open();
  const holder = await connect(cluster.url);
  await holdAt(holder, point);
  const first = await launchProduct(subject.place);
  await until(`the start in the midst of ${nameOf(point)}`, async () => {
    if (first.process.exitCode !== null) throw new Error(`it ended before:\n${first.said()}`);
    return (await listHeld(holder)).length === 1;
  });
  const [backend = 0] = await listHeld(holder);
  const server = await listServer(holder);
  killGroup(first);
  if (!subject.isEmbedded) return goOnBeside(subject, holder, backend);
  for (const pid of server) process.kill(pid, "SIGKILL");
  await until("the end of PostgreSQL", async () => !server.some(isAlive));
  await holder.end().catch(() => {});
  const proof = await release(subject, point);
  const product = await launchProduct(subject.place);
  await product.ready();
  return { product, proof };
}

export function nameOf(point: Point): string {
  return typeof point === "string" ? point : point.migration;
}

/** How many commands of a migration change the schema. */
export function countCommands(migration: string): number {
  const sql = readFileSync(join(MIGRATIONS_DIR, migration, "migration.sql"), "utf8");
  return sql.match(COMMAND)?.length ?? 0;
}

/** After the middle one of the commands at that point its transaction waits for a lock that the caller has. */
async function holdAt(holder: pg.Client, point: Point): Promise<void> {
  await holder.query("CREATE SCHEMA upgrade_bench; GRANT USAGE ON SCHEMA upgrade_bench TO PUBLIC");
  await holder.query(point === "histories" ? holdHistories(LOCK) : holdCommands(point));
  await holder.query("SELECT pg_advisory_lock($1)", [LOCK]);
}

function holdCommands(point: Exclude<Point, "histories">): string {
  const isPolicies = point === "access rules";
  const condition = isPolicies
    ? "tg_tag = 'CREATE POLICY'"
    : `EXISTS (SELECT 1 FROM public._prisma_migrations
        WHERE migration_name = '${point.migration}' AND finished_at IS NULL AND rolled_back_at IS NULL)`;
  const count = isPolicies ? POLICIES_BEFORE : Math.ceil(countCommands(point.migration) / 2);
  return `CREATE FUNCTION upgrade_bench.hold() RETURNS event_trigger LANGUAGE plpgsql AS $$
      DECLARE n int := coalesce(nullif(current_setting('upgrade_bench.seen', true), '')::int, 0) + 1;
      BEGIN
        IF NOT (${condition}) THEN RETURN; END IF;
        PERFORM set_config('upgrade_bench.seen', n::text, true);
        IF n = ${count} THEN PERFORM pg_advisory_xact_lock_shared(${LOCK}); END IF;
      END $$;
    CREATE EVENT TRIGGER upgrade_bench ON ddl_command_end EXECUTE FUNCTION upgrade_bench.hold()`;
}

/** The processes of PostgreSQL that are held. */
async function listHeld(holder: pg.Client): Promise<number[]> {
  const sql = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted";
  return (await holder.query<{ pid: number }>(sql, [LOCK])).rows.map(({ pid }) => pid);
}

const LET_GO = "DROP EVENT TRIGGER IF EXISTS upgrade_bench; DROP SCHEMA upgrade_bench CASCADE";

async function goOnBeside(
  subject: Subject,
  holder: pg.Client,
  backend: number,
): Promise<{ product: Launched; proof: Compared }> {
  const product = await launchProduct(subject.place);
  await until("PostgreSQL to notice who is gone", async () => !(await listHeld(holder)).includes(backend));
  await holder.query("SELECT pg_advisory_unlock($1)", [LOCK]);
  await product.ready();
  const undone = await holder.query("SELECT 1 FROM _prisma_migrations WHERE rolled_back_at IS NOT NULL");
  await holder.query(LET_GO);
  await holder.end();
  return { product, proof: prove(undone.rowCount === 1, "was begun and undone") };
}

/** What the killed start left behind, with PostgreSQL alone; and the way is free for the next. */
async function release(subject: Subject, point: Point): Promise<Compared> {
  const cluster = await subject.open();
  const client = await connect(cluster.url);
  const noted = await client.query(begunBy(point));
  await client.query(LET_GO);
  await client.end();
  await cluster.release();
  return prove(noted.rowCount === 1, "was begun and not finished");
}

/** Gives a row where that was begun and not finished. */
function begunBy(point: Point): string {
  if (point === "histories") return HALF_SWITCHED;
  if (point === "access rules")
    return "SELECT 1 WHERE obj_description('_prisma_migrations'::regclass) IS NULL";
  return `SELECT 1 FROM _prisma_migrations WHERE migration_name = '${point.migration}' AND finished_at IS NULL`;
}

function prove(isTrue: boolean, what: string): Compared {
  const differences = isTrue ? [] : [`the start that was killed is not one that ${what}`];
  return { what: `cut off: ${what}`, equal: isTrue ? 1 : 0, total: 1, differences };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** The postmaster and all that it has started. */
async function listServer(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query("SHOW data_directory");
  const file = join(rows[0].data_directory, "postmaster.pid");
  const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid);
  return [postmaster, ...children.filter(isAlive)];
}

function killGroup({ process: leader }: Launched): void {
  if (leader.pid) process.kill(-leader.pid, "SIGKILL");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
