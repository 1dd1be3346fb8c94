import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { type Prisma, PrismaClient } from "#prisma/generated/client.ts";
import { limits, limitsFor } from "./database-limits.ts";
import { beginConnection, inScope, type Scope, setScope } from "./database-scope.ts";
import { env } from "./env.ts";
import { isReadingReplica } from "./replica-scope.ts";
import { NOT_RESTRICTED, requireRestrictedRole } from "./restricted-role.ts";
import { ScopedPool, statementName } from "./scoped-pool.ts";

type IdentityModel =
  | "account"
  | "workspace"
  | "user"
  | "membership"
  | "invitation"
  | "apiKey"
  | "agent"
  | "oauthClient"
  | "session"
  | "signInLink"
  | "secondStep"
  | "passkey"
  | "userIdentity"
  | "recoveryCode"
  | "rateLimit";
/** Accounts, workspaces, users with what they sign in by, memberships, keys, agents; and clients and counters, which belong to nobody. */
export type IdentityTx = Pick<Prisma.TransactionClient, IdentityModel>;
export type WorkspaceTx = Prisma.TransactionClient;
/**
 * For single reads, each a transaction of its own. There is no `findUnique`: Prisma makes one statement of those that are asked
 * for at the same time, also when they are of different scopes.
 */
export type WorkspaceReader = Single<Omit<Prisma.TransactionClient, "$executeRaw" | "$executeRawUnsafe">>;
type IdentityReader = Single<IdentityTx>;
type Single<Models> = {
  [Name in keyof Models]: Omit<Models[Name], "findUnique" | "findUniqueOrThrow"> & Callable<Models[Name]>;
};
/** Functions ($queryRaw) stay what they are. */
type Callable<Value> = Value extends (...args: never[]) => unknown ? Value : unknown;

type Connections = { pool: pg.Pool; prisma: PrismaClient };
type Role = "app" | "sweep" | "replica";

// Next loads routes, pages and instrumentation as separate module graphs: they share one pool through globalThis.
const shared = globalThis as unknown as { [key: symbol]: Partial<Record<Role, Connections>> | undefined };
const KEY = Symbol.for("plinth.db");

/** The transaction of `inOneTransaction` around the code that asks. */
type Ambient = { tx: WorkspaceTx; scope: Scope };
const ambient = new AsyncLocalStorage<Ambient>();

const MAX_CONNECTIONS: Record<Role, number> = { app: 20, sweep: 5, replica: 20 };

/**
 * Address of the database under the restricted role, for libraries that open connections of their own.
 * @throws Error when it is not set.
 */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL)
    throw new Error("DATABASE_URL is not set: start with `npm start`, or set it to a PostgreSQL of yours");
  return DATABASE_URL;
}

function sweepUrl(): string {
  const { DATABASE_SWEEP_URL } = env();
  if (DATABASE_SWEEP_URL) return DATABASE_SWEEP_URL;
  throw new Error(
    "DATABASE_SWEEP_URL is not set: worker and commands look over all workspaces with its role",
  );
}

/** Where single reads go; transactions may write, and always go to the primary. */
function readConnections(): Connections {
  return connections(isReadingReplica() ? "replica" : "app");
}

function connections(role: Role = "app"): Connections {
  shared[KEY] ??= {};
  const open = shared[KEY];
  open[role] ??= connect(role);
  return open[role];
}

function urlOf(role: Role): string {
  if (role === "replica") return env().DATABASE_REPLICA_URL ?? databaseUrl();
  return role === "app" ? databaseUrl() : sweepUrl();
}

function connect(role: Role): Connections {
  let isChecked = role === "sweep";
  const pool = new ScopedPool({
    connectionString: urlOf(role),
    max: MAX_CONNECTIONS[role],
    connectionTimeoutMillis: limits().connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    onConnect: async (client) => {
      await beginConnection(client);
      if (!isChecked) await requireRestrictedRole(client);
      isChecked = true;
    },
  });
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on("error", () => {});
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
  return { pool, prisma: new PrismaClient({ adapter }) };
}

/**
 * Checks at the start of a process that its role is restricted. A database that is away is none of its concern: every
 * connection is checked again.
 * @throws Error that says what to set.
 */
export async function checkDatabaseRole(): Promise<void> {
  await connections()
    .pool.query("SELECT 1")
    .catch((error: Error) => {
      if (error.message === NOT_RESTRICTED) throw error;
    });
}

/**
 * The pool below Prisma: for libraries that bring their own SQL (the rate limiter), and for the lookups by digest or address
 * that find out whose request it is. Without a scope no row of anybody is seen through it.
 */
export function databasePool(): pg.Pool {
  return connections().pool;
}

/** Connections to the replica, or to the primary where there is none. */
export function replicaPool(): pg.Pool {
  return connections("replica").pool;
}

/**
 * Asks the identity tables for what belongs to the scope: to a user, to a workspace, to an account. Each statement is a
 * transaction of its own, in one round trip; inside `inOneTransaction` it joins that one.
 */
export function withIdentity<T>(scope: Scope, work: (db: IdentityReader) => Promise<T>): Promise<T> {
  const outer = ambient.getStore();
  return outer
    ? joinAmbient(outer, scope, work)
    : inScope(scope, async () => await work(readConnections().prisma));
}

/** Changes of the identity tables that belong together, in one transaction. */
export function inIdentityTransaction<T>(scope: Scope, work: (tx: IdentityTx) => Promise<T>): Promise<T> {
  const outer = ambient.getStore();
  return outer ? joinAmbient(outer, scope, work) : inTransaction("app", scope, work, {});
}

type TransactionOptions = {
  /** How long the transaction may take: 15 s by default, in a process that answers requests 6.5 s. */
  timeoutMs?: number;
  /** How long it may wait between two statements, 10 s by default: a process that is stopped must not keep its locks. */
  idleMs?: number;
};

/**
 * Runs `work` in one transaction that belongs to a workspace, and sees nothing of others: PostgreSQL's policies hold it to
 * that. Times are UTC, whatever the server's zone.
 */
export function withWorkspace<T>(
  workspaceId: string,
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const outer = ambient.getStore();
  return outer
    ? joinAmbient(outer, { workspaceId }, work)
    : inTransaction("app", { workspaceId }, work, options);
}

/**
 * Reads what belongs to a workspace with single statements, one round trip each: for what is read often and by one
 * statement. Two statements may see different states of the database.
 */
export function readWorkspace<T>(workspaceId: string, work: (db: WorkspaceReader) => Promise<T>): Promise<T> {
  const outer = ambient.getStore();
  if (outer) return joinAmbient(outer, { workspaceId }, (tx) => work(tx));
  return inScope({ workspaceId }, async () => await work(readConnections().prisma));
}

/**
 * Runs `work` so that every `withWorkspace` in it joins one transaction: all of it is committed, or nothing. It lets the API
 * keep an answer together with its effect. Work that waits for something outside the database does not belong in it, nor do two
 * workspaces at the same time: the transaction has one scope.
 */
export function inOneTransaction<T>(
  workspaceId: string,
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const scope = { workspaceId };
  return inTransaction("app", scope, (tx) => ambient.run({ tx, scope }, () => work(tx)), options);
}

/** Whether the caller runs inside `inOneTransaction`, where it must not wait for work that needs another connection. */
export function isInOneTransaction(): boolean {
  return ambient.getStore() !== undefined;
}

async function joinAmbient<T>(
  { tx, scope: outer }: Ambient,
  scope: Scope,
  work: (tx: WorkspaceTx) => Promise<T>,
): Promise<T> {
  const names = Object.keys(scope) as (keyof Scope)[];
  if (names.every((name) => scope[name] === outer[name])) return work(tx);
  const merged = { ...outer, ...scope };
  await changeScope(tx, merged);
  try {
    return await ambient.run({ tx, scope: merged }, () => work(tx));
  } finally {
    // A transaction that has failed takes no statement any more, and needs no scope.
    await changeScope(tx, outer).catch(() => {});
  }
}

async function changeScope(tx: WorkspaceTx, scope: Scope): Promise<void> {
  const { text, values } = setScope(scope);
  await tx.$queryRawUnsafe(text, ...values);
}

/**
 * Runs `work` in one transaction over all workspaces, under the role of the sweeps: for the worker and the operator's
 * commands (the reconciler, percentiles over an industry), never for a request.
 * @throws Error where DATABASE_SWEEP_URL is not set, as in the web server.
 */
export function acrossWorkspaces<T>(
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return inTransaction("sweep", {}, work, options);
}

/**
 * The rows that one statement finds or changes over all workspaces, in one round trip: for what a worker asks again and again while it rests.
 * Prisma takes several, and ten times the processor for a statement that is seldom asked for. Values are as the driver reads them: a bigint is text.
 * @throws Error where DATABASE_SWEEP_URL is not set, as in the web server.
 */
export async function sweep<Row extends pg.QueryResultRow>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const ask = () => connections("sweep").pool.query<Row>({ name: statementName(text), text, values });
  return (await inScope({}, ask)).rows;
}

function inTransaction<T>(
  role: Role,
  scope: Scope,
  work: (tx: WorkspaceTx) => Promise<T>,
  { timeoutMs = limits().transactionMs, idleMs }: TransactionOptions,
): Promise<T> {
  const within = limitsFor(timeoutMs);
  // The pool says sooner that there is no connection.
  const options = { timeout: timeoutMs, maxWait: within.connectMs + within.answerMs };
  return inScope(scope, () => connections(role).prisma.$transaction(work, options), {
    idleMs,
    limits: within,
  });
}

/**
 * The row of a workspace that one statement finds, for statements that Prisma cannot write.
 * @param workspaceId is $1, by which the statement filters every tenant table that it reads
 * @param statement with the name under which each connection keeps it planned
 * @param values $2 and the following
 */
export async function lookUp<Row extends pg.QueryResultRow>(
  workspaceId: string,
  { name, text }: { name: string; text: string },
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  const all = [workspaceId, ...values];
  const outer = ambient.getStore();
  const join = async (tx: WorkspaceTx) => (await tx.$queryRawUnsafe<Row[]>(text, ...all))[0];
  if (outer) return joinAmbient(outer, { workspaceId }, join);
  const ask = () => readConnections().pool.query<Row>({ name, text, values: all });
  return (await inScope({ workspaceId }, ask)).rows[0];
}

/**
 * The rows that a function of `prisma/access-functions.ts` finds which says itself whose rows it reads: one message, a transaction of its
 * own.
 * @throws Error inside `inOneTransaction`, whose scope it would change.
 */
export async function callAlone<Row extends pg.QueryResultRow>(
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  if (ambient.getStore()) throw new Error("a statement with a scope of its own inside a transaction");
  return (await readConnections().pool.query<Row>({ name, text, values: [...values] })).rows;
}

/** Connections of this process at this moment by the role of their pool: in somebody's hands, at rest, and how many wait for one. */
export function countConnections(): { labels: { pool: string; state: string }; value: number }[] {
  return Object.entries(shared[KEY] ?? {}).flatMap(([name, { pool }]) => {
    const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
    const counts = { used: totalCount - idle, idle, waiting };
    return Object.entries(counts).map(([state, value]) => ({ labels: { pool: name, state }, value }));
  });
}

/** Gives all connections back; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  const open = Object.values(shared[KEY] ?? {});
  shared[KEY] = undefined;
  await Promise.all(open.map(({ prisma, pool }) => prisma.$disconnect().then(() => pool.end())));
}
