import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import pg from "pg";

/** Whose rows are asked for: PostgreSQL's policies let nothing else be seen or written. What is left out opens nothing. */
export type Scope = {
  workspaceId?: string | undefined;
  accountId?: string | undefined;
  userId?: string | undefined;
};

type Beginning = { scope: Scope; idleMs: number };
// The server and Next's pages and routes are separate module graphs of one process: a pool that one of them made serves all.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<Beginning> | undefined };
const KEY = Symbol.for("plinth.scope");
shared[KEY] ??= new AsyncLocalStorage();
const beginnings = shared[KEY];

/** How long a transaction may wait between two statements: a process that is stopped must not keep its locks. */
const IDLE_MS = 10_000;

/**
 * Runs `work` so that each transaction and each single statement in it tells PostgreSQL its scope first.
 * @param idleMs how long its transactions may wait between two statements.
 */
export function inScope<T>(scope: Scope, work: () => Promise<T>, idleMs = IDLE_MS): Promise<T> {
  return beginnings.run({ scope, idleMs }, work);
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
  set_config('idle_in_transaction_session_timeout', $4, true)`;

function beginning({ scope, idleMs }: Beginning): pg.QueryConfig {
  return { name: "begin-scope", text: BEGINNING, values: [...setScope(scope).values, String(idleMs)] };
}

type Send = (...args: unknown[]) => Promise<pg.QueryResult>;

/** A connection whose transactions begin with their scope, in the round trip of BEGIN: it does not wait between the two. */
class ScopedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const send = super.query.bind(this) as unknown as Send;
    const answer = send(...args);
    const begins = textOf(args[0]) === "BEGIN" ? beginnings.getStore() : undefined;
    if (!begins) return answer as never;
    return Promise.all([answer, send(beginning(begins))]).then(([begun]) => begun) as never;
  }
}

function textOf(query: unknown): string {
  return typeof query === "string" ? query : ((query as pg.QueryConfig | undefined)?.text ?? "");
}

/**
 * A connection for one transaction: once that has ended, or was given back, late statements of it are refused. Prisma does not
 * wait for those that it has begun when it rolls back, and the connection may be in the next one's hands by then.
 */
function checkOut(client: pg.PoolClient): pg.PoolClient {
  let isOver = false;
  const query = (...args: unknown[]) => {
    if (isOver) return Promise.reject(new Error("the transaction of this statement is over"));
    isOver = /^(COMMIT|ROLLBACK)$/.test(textOf(args[0]));
    return (client.query as unknown as Send).apply(client, args);
  };
  const release = (destroy?: Error | boolean) => {
    isOver = true;
    client.release(destroy ?? (client as unknown as Stateful).getTransactionStatus() !== "I");
  };
  const own: Record<string | symbol, unknown> = { query, release };
  return new Proxy(client, {
    get(target, name) {
      const value = own[name] ?? Reflect.get(target, name);
      return typeof value === "function" && !(name in own) ? value.bind(target) : value;
    },
  });
}

/** What the types of the driver do not know yet: I outside a transaction, T in one, E in one that has failed. */
type Stateful = { getTransactionStatus: () => "I" | "T" | "E" | null };

/** Connections that send statements without waiting for the answers before, and tell PostgreSQL whose rows are asked for. */
export class ScopedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    // `pipeline` is an option of each connection; the types do not know it yet.
    super({ ...config, pipeline: true, Client: ScopedClient } as pg.PoolConfig);
  }

  override connect(...args: unknown[]): never {
    const connect = super.connect.bind(this) as unknown as (...args: unknown[]) => Promise<pg.PoolClient>;
    return (args.length > 0 ? connect(...args) : connect().then(checkOut)) as never;
  }

  override query(...args: unknown[]): never {
    if (!beginnings.getStore()) return (super.query as unknown as Send).apply(this, args) as never;
    return this.#queryInScope(args) as never;
  }

  /** One statement in a transaction of its own: four messages, one round trip. */
  async #queryInScope(args: unknown[]): Promise<pg.QueryResult> {
    const client = (await this.connect()) as pg.PoolClient;
    const send = client.query.bind(client) as unknown as Send;
    const [begun, answer, ended] = await Promise.allSettled([send("BEGIN"), send(...args), send("COMMIT")]);
    client.release(ended.status === "rejected" || undefined);
    for (const part of [begun, answer, ended]) if (part.status === "rejected") throw part.reason;
    return (answer as PromiseFulfilledResult<pg.QueryResult>).value;
  }
}

const MAX_STATEMENT_NAMES = 1_000;
const statementNames = new Map<string, string>();

/** Named statements are planned once per connection, which nearly doubles the speed of point reads. */
export function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (!name) {
    name = createHash("sha1").update(sql).digest("base64url");
    if (statementNames.size < MAX_STATEMENT_NAMES) statementNames.set(sql, name);
  }
  return name;
}
