import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "#prisma/generated/client.ts";
import { env } from "./env.ts";

type TenantModel =
  | "platformConnection"
  | "accountDay"
  | "post"
  | "postPeriod"
  | "comment"
  | "audit"
  | "auditStep"
  | "scorePoint"
  | "upload"
  | "uploadChunk"
  | "campaign"
  | "webhook"
  | "signingSecret"
  | "eventSequence"
  | "event"
  | "delivery"
  | "deliveryAttempt"
  | "notice"
  | "idempotencyKey"
  | "liveScore"
  | "dataVersion"
  | "draftModel"
  | "recommendationEntry";

type RawQuery = "$queryRaw" | "$queryRawUnsafe" | "$executeRaw" | "$executeRawUnsafe";

/** Accounts, workspaces, users, memberships, keys: what is looked up before a workspace is known. */
export type IdentityTx = Omit<Prisma.TransactionClient, TenantModel | RawQuery>;
export type IdentityDb = Omit<PrismaClient, TenantModel | RawQuery | "$transaction"> & {
  $transaction<T>(work: (tx: IdentityTx) => Promise<T>): Promise<T>;
};
export type WorkspaceTx = Prisma.TransactionClient;

type Connections = { pool: pg.Pool; prisma: PrismaClient };

// Next loads routes, pages and instrumentation as separate module graphs: they share one pool through globalThis.
const shared = globalThis as unknown as { [key: symbol]: Connections | undefined };
const KEY = Symbol.for("plinth.db");

const MAX_STATEMENT_NAMES = 1_000;
const statementNames = new Map<string, string>();

/** The transaction of `inOneTransaction` around the code that asks. */
type Ambient = { tx: WorkspaceTx; workspaceId: string };
const ambient = new AsyncLocalStorage<Ambient>();

const DEFAULTS = { timeoutMs: 15_000, idleMs: 10_000 };

function connections(): Connections {
  shared[KEY] ??= connect();
  return shared[KEY];
}

/**
 * Address of the database, for libraries that open connections of their own.
 * @throws Error when it is not set.
 */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL)
    throw new Error("DATABASE_URL is not set: start with `npm start`, or set it to a PostgreSQL of yours");
  return DATABASE_URL;
}

function connect(): Connections {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    onConnect: async (client) => {
      await client.query("SET TIME ZONE 'UTC'");
    },
  });
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on("error", () => {});
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
  return { pool, prisma: new PrismaClient({ adapter }) };
}

/** Named statements are planned once per connection, which nearly doubles the speed of point reads. */
function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (!name) {
    name = createHash("sha1").update(sql).digest("base64url");
    if (statementNames.size < MAX_STATEMENT_NAMES) statementNames.set(sql, name);
  }
  return name;
}

/** The pool below Prisma: for libraries that bring their own SQL (the rate limiter), and for the key of every request. */
export function databasePool(): pg.Pool {
  return connections().pool;
}

/** The identity tables. Tenant tables are not on it: `withWorkspace` is the only door to them. */
export function identityDb(): IdentityDb {
  // Inside `inOneTransaction` a second connection might never come: all of the pool may wait for one.
  return (ambient.getStore()?.tx ?? connections().prisma) as unknown as IdentityDb;
}

type TransactionOptions = {
  /** How long the transaction may take, 15 s by default. */
  timeoutMs?: number;
  /** How long it may wait between two statements, 10 s by default: a process that is stopped must not keep its locks. */
  idleMs?: number;
};

/**
 * Runs `work` in one transaction that belongs to a workspace: the only door to tenant tables. PostgreSQL knows the workspace
 * too, for row-level security. Times are UTC, whatever the server's zone.
 */
export function withWorkspace<T>(
  workspaceId: string,
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const outer = ambient.getStore();
  return outer ? joinAmbient(outer, workspaceId, work) : inTransaction(workspaceId, work, options);
}

/**
 * Runs `work` so that every `withWorkspace` in it joins one transaction: all of it is committed, or nothing. It lets the API
 * keep an answer together with its effect. Work that waits for something outside the database does not belong in it.
 */
export function inOneTransaction<T>(
  workspaceId: string,
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return inTransaction(workspaceId, (tx) => ambient.run({ tx, workspaceId }, () => work(tx)), options);
}

/** Whether the caller runs inside `inOneTransaction`, where it must not wait for work that needs another connection. */
export function isInOneTransaction(): boolean {
  return ambient.getStore() !== undefined;
}

async function joinAmbient<T>(
  { tx, workspaceId: outer }: Ambient,
  workspaceId: string,
  work: (tx: WorkspaceTx) => Promise<T>,
): Promise<T> {
  if (workspaceId === outer) return work(tx);
  await setWorkspace(tx, workspaceId);
  const result = await work(tx);
  await setWorkspace(tx, outer);
  return result;
}

async function setWorkspace(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await tx.$executeRaw`SELECT set_config('plinth.workspace_id', ${workspaceId}, true)`;
}

/**
 * Runs `work` in one transaction over all workspaces: for the operator's own tasks (the reconciler, percentiles over an
 * industry), never for a request.
 */
export function acrossWorkspaces<T>(
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return inTransaction("", work, options);
}

function inTransaction<T>(
  workspaceId: string,
  work: (tx: WorkspaceTx) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const { timeoutMs, idleMs } = { ...DEFAULTS, ...options };
  return connections().prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('plinth.workspace_id', ${workspaceId}, true),
        set_config('TimeZone', 'UTC', true),
        set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true)`;
      return work(tx);
    },
    { timeout: timeoutMs, maxWait: 5_000 },
  );
}

/**
 * The row of a workspace that one statement finds. Without a transaction it is one round trip instead of four: for what
 * every request asks.
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
  if (outer) return (await outer.tx.$queryRawUnsafe<Row[]>(text, ...all))[0];
  return (await connections().pool.query<Row>({ name, text, values: all })).rows[0];
}

/** Gives all connections back; the next use opens new ones. */
export function closeDatabase(): Promise<void> {
  const open = shared[KEY];
  shared[KEY] = undefined;
  return open ? open.prisma.$disconnect().then(() => open.pool.end()) : Promise.resolve();
}
