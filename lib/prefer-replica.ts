import { setTimeout as sleep } from "node:timers/promises";
import { databasePool, replicaPool } from "./database-connections.ts";
import { isInOneTransaction } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { Problem } from "./problems.ts";
import { whileReadingReplica } from "./replica-scope.ts";

/** How long a request waits for the replica to catch up, and how often it looks. */
const CATCH_UP_MS = 20;
const LOOK_EVERY_MS = 2;
/** How long it waits for an answer of the replica before it asks the primary. */
const ANSWER_MS = 1_000;
const CHECK_MS = 250;
/** For so long nobody asks a replica that lags, or that is away. */
const REST_MS = { behind: 250, away: 1_000 };
/** A moment without it is nothing to tell. */
const TOLD_AFTER_MS = 10_000;

type State = {
  running: Promise<boolean> | undefined;
  next: Promise<boolean> | undefined;
  restUntil: number;
  failsSince: number;
  isTold: boolean;
};
const shared = globalThis as unknown as { [key: symbol]: State | undefined };
const KEY = Symbol.for("plinth.replica");
shared[KEY] ??= {
  running: undefined,
  next: undefined,
  restUntil: 0,
  failsSince: Number.POSITIVE_INFINITY,
  isTold: false,
};
const state = shared[KEY];

/**
 * Runs reads on the replica of `DATABASE_REPLICA_URL` when that has everything that was committed before they began, on whatever process;
 * else on the primary, and once more there when the replica fails. Single statements go there, transactions to the primary.
 * @param work reads only: it may run twice
 */
export async function preferReplica<T>(work: () => Promise<T>): Promise<T> {
  if (!env().DATABASE_REPLICA_URL || isInOneTransaction() || !(await hasCaughtUp())) return work();
  try {
    return await within(ANSWER_MS, whileReadingReplica(work));
  } catch (error) {
    if (error instanceof Problem) throw error;
    log().debug({ err: error }, "the replica did not answer; the primary is asked");
    return work();
  }
}

/**
 * Whether the replica has replayed what the primary had written when this was asked. Requests that come together share a look, which must
 * begin after they did: one that is under way may not know of the newest write.
 */
function hasCaughtUp(): Promise<boolean> {
  if (!state.running) return begin();
  state.next ??= state.running.then(() => {
    state.next = undefined;
    return begin();
  });
  return state.next;
}

function begin(): Promise<boolean> {
  if (performance.now() < state.restUntil) return Promise.resolve(false);
  const running = look();
  state.running = running;
  void running.then(() => {
    if (state.running === running) state.running = undefined;
  });
  return running;
}

async function look(): Promise<boolean> {
  try {
    const isThere = await within(CHECK_MS, compare());
    if (!isThere) rest(REST_MS.behind);
    note(isThere);
    return isThere;
  } catch (error) {
    rest(REST_MS.away);
    note(false, error);
    return false;
  }
}

/** An address or a role that is wrong would go unnoticed, since every answer comes from the primary. */
function note(isThere: boolean, error?: unknown): void {
  if (isThere) {
    if (state.isTold) log().info("the replica is read again");
    Object.assign(state, { failsSince: Number.POSITIVE_INFINITY, isTold: false });
    return;
  }
  state.failsSince = Math.min(state.failsSince, performance.now());
  if (state.isTold || performance.now() - state.failsSince < TOLD_AFTER_MS) return;
  state.isTold = true;
  log().warn({ err: error }, "the replica is away or lags; the primary answers");
}

function rest(ms: number): void {
  state.restUntil = performance.now() + ms;
}

/** What was committed is written: a commit is answered after that (`synchronous_commit` as it comes, on). */
const WRITTEN = { name: "replica-written", text: "SELECT pg_current_wal_flush_lsn()::text AS written" };
/** One that was promoted is no replica any more. */
const REPLAYED = {
  name: "replica-replayed",
  text: "SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS there",
};

async function compare(): Promise<boolean> {
  const { rows } = await databasePool().query<{ written: string }>(WRITTEN);
  const until = performance.now() + CATCH_UP_MS;
  for (;;) {
    const replica = await replicaPool().query<{ there: boolean }>({
      ...REPLAYED,
      values: [rows[0]?.written],
    });
    if (replica.rows[0]?.there) return true;
    if (performance.now() >= until) return false;
    await sleep(LOOK_EVERY_MS);
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    timer.abort();
  }
}
