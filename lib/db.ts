import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Prisma } from "#prisma/generated/client.ts";
import { connections, type Role, readConnections } from "./database-connections.ts";
import { limits, limitsFor } from "./database-limits.ts";
import { inScope, type Scope, setScope } from "./database-scope.ts";
import { statementName } from "./scoped-pool.ts";

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

/** The transaction of `inOneTransaction` around the code that asks. */
type Ambient = { tx: WorkspaceTx; scope: Scope };
const ambient = new AsyncLocalStorage<Ambient>();

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
 * The row that one statement finds, for statements that Prisma cannot write, and for those that are asked so often that what Prisma does
 * for each counts: twice the processor of the statement itself.
 * @param statement with the name under which each connection keeps it planned
 */
export async function lookUp<Row extends pg.QueryResultRow>(
  scope: Scope,
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row | undefined> {
  const outer = ambient.getStore();
  const join = async (tx: WorkspaceTx) => (await tx.$queryRawUnsafe<Row[]>(text, ...values))[0];
  if (outer) return joinAmbient(outer, scope, join);
  const ask = () => readConnections().pool.query<Row>({ name, text, values: [...values] });
  return (await inScope(scope, ask)).rows[0];
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
