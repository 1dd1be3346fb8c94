import { fromPrisma, PgBoss } from "pg-boss";
import { databasePool, databaseUrl, type WorkspaceTx } from "../db.ts";
import { log } from "../log.ts";
import { JOBS, type JobData, type JobName } from "./jobs.ts";

type Role = "sender" | "worker";

const shared = globalThis as unknown as { [key: symbol]: Promise<PgBoss> | undefined };
const KEY = Symbol.for("plinth.queue");

/**
 * The job queue on the database of the application. A sender only adds jobs; a worker also keeps the queue in order.
 */
export function openQueue(role: Role): Promise<PgBoss> {
  shared[KEY] ??= start(role).catch((error) => {
    // A database that is away at the first job must not break the queue for good.
    shared[KEY] = undefined;
    throw error;
  });
  return shared[KEY];
}

async function start(role: Role): Promise<PgBoss> {
  // Connections of its own: a job is added inside transactions that may hold all the others.
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    max: 2,
    connectionTimeoutMillis: 5_000,
    supervise: role === "worker",
    schedule: false,
  });
  boss.on("error", (error) => log().warn({ err: error }, "queue"));
  await boss.start();
  for (const name of Object.keys(JOBS)) {
    // One waiting job per subject is enough; running it twice does no harm, since the work itself is fenced.
    await boss.createQueue(name, { policy: "short", retryLimit: 0, deleteAfterSeconds: 3_600 });
  }
  return boss;
}

/** Adds a job in the transaction of the change that needs it; one waiting job for the same subject is enough. */
export async function enqueue<N extends JobName>(tx: WorkspaceTx, name: N, data: JobData<N>): Promise<void> {
  const boss = await openQueue("sender");
  await boss.send(name, data, { singletonKey: Object.values(data).join("/"), db: fromPrisma(tx) });
}

/** Whether the tables of the queue are there; they can be dropped without loss, since they only wake workers up. */
export async function queueExists(): Promise<boolean> {
  const found = await databasePool().query("SELECT to_regclass('pgboss.queue') IS NOT NULL AS there");
  return found.rows[0]?.there === true;
}

export async function closeQueue(): Promise<void> {
  const open = shared[KEY];
  shared[KEY] = undefined;
  if (open) await (await open).stop({ graceful: true, timeout: 5_000 });
}
