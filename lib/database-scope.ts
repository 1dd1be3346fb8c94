import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { type Limits, limits } from "./database-limits.ts";
import { inside } from "./inside/watch.ts";

/** Whose rows are asked for: PostgreSQL's policies let nothing else be seen or written. What is left out opens nothing. */
export type Scope = {
  workspaceId?: string | undefined;
  accountId?: string | undefined;
  userId?: string | undefined;
};

type Beginning = { scope: Scope; idleMs: number; limits: Limits };
// The server and Next's pages and routes are separate module graphs of one process: a pool that one of them made serves all.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<Beginning> | undefined };
const KEY = Symbol.for("plinth.scope");
shared[KEY] ??= new AsyncLocalStorage();
const beginnings = shared[KEY];

/** How long a transaction may wait between two statements: a process that is stopped must not keep its locks. */
const IDLE_MS = 10_000;

/**
 * Runs `work` so that each transaction and each single statement in it tells PostgreSQL its scope first.
 * @param options.idleMs how long its transactions may wait between two statements.
 * @param options.limits how long it waits for the database; as usual when left out.
 */
export function inScope<T>(
  scope: Scope,
  work: () => Promise<T>,
  options: { idleMs?: number | undefined; limits?: Limits } = {},
): Promise<T> {
  return beginnings.run(
    { scope, idleMs: options.idleMs ?? IDLE_MS, limits: options.limits ?? limits() },
    work,
  );
}

/** The statement that sets the scope until the transaction ends; what is empty matches no row. */
export function setScope({ workspaceId = "", accountId = "", userId = "" }: Scope) {
  return {
    text: `SELECT set_config('plinth.workspace_id', $1, true), set_config('plinth.account_id', $2, true),
      set_config('plinth.user_id', $3, true)`,
    values: [workspaceId, accountId, userId],
  };
}

/** What a transaction begins with. The time zone is told again, for behind a pooler the connection may be another one. */
const BEGINNING = `SELECT set_config('plinth.workspace_id', $1, true), set_config('plinth.account_id', $2, true),
  set_config('plinth.user_id', $3, true), set_config('TimeZone', 'UTC', true),
  set_config('idle_in_transaction_session_timeout', $4, true), set_config('statement_timeout', $5, true),
  set_config('lock_timeout', $6, true)`;
/** The same while traces are written: what the transaction asks for keeps the trace of who asked. */
const TRACED = `${BEGINNING}, set_config('plinth.traceparent', $7, true)`;

/** The statement that the next transaction or single statement of the caller begins with; undefined outside of any scope. */
export function beginningStatement(): pg.QueryConfig | undefined {
  const begins = beginnings.getStore();
  if (!begins) return undefined;
  const { statementMs, lockMs } = begins.limits;
  const { scope, idleMs } = begins;
  const values = [...setScope(scope).values, ...[idleMs, statementMs, lockMs].map(String)];
  if (!inside.tracing) return { name: "begin-scope", text: BEGINNING, values };
  return { name: "begin-traced", text: TRACED, values: [...values, inside.tracing.traceparent() ?? ""] };
}

/** How long the caller may wait for the database; undefined outside of any scope. */
export function limitsInScope(): Limits | undefined {
  return beginnings.getStore()?.limits;
}

/** What a connection begins with: for statements without a scope, which have no transaction that says it. */
export async function beginConnection(client: pg.ClientBase): Promise<void> {
  const { statementMs, lockMs } = limits();
  await client.query(
    `SELECT set_config('TimeZone', 'UTC', false), set_config('statement_timeout', $1, false),
      set_config('lock_timeout', $2, false)`,
    [String(statementMs), String(lockMs)],
  );
}
