import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";
import { type Limits, limits } from "./database-limits.ts";
import { patienceFor, patienceInLine, whileInLine, whileWaiting } from "./database-patience.ts";
import { type Silence, watchForSilence } from "./database-silence.ts";
import { inside, type Piece, watched } from "./inside/watch.ts";

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

function beginning({ scope, idleMs, limits: { statementMs, lockMs } }: Beginning): pg.QueryConfig {
  const values = [...setScope(scope).values, ...[idleMs, statementMs, lockMs].map(String)];
  if (!inside.tracing) return { name: "begin-scope", text: BEGINNING, values };
  return { name: "begin-traced", text: TRACED, values: [...values, inside.tracing.traceparent() ?? ""] };
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

const CONNECTION: Piece = { kind: "connection", labels: {} };

type Send = (...args: unknown[]) => Promise<pg.QueryResult>;

/** A connection whose transactions begin with their scope, in the round trip of BEGIN: it does not wait between the two. */
class ScopedClient extends pg.Client {
  readonly openedAt = performance.now();
  /** Told of every failure, by the pool. */
  onFailure: (error: unknown) => void = () => {};

  constructor(config: pg.ClientConfig) {
    super(config);
    // A connection may break in anybody's hands; whoever waits for an answer is told so by that.
    this.on("error", () => {});
  }

  override query(...args: unknown[]): never {
    const begins = textOf(args[0]) === "BEGIN" ? beginnings.getStore() : undefined;
    if (!begins) return this.#send(args) as never;
    const answers = this.together(() => [this.#send(args), this.#send([beginning(begins)])]);
    return Promise.all(answers).then(([begun]) => begun) as never;
  }

  /** What is sent within goes out in one packet: each of its own costs both sides as much as a short statement. */
  together<T>(send: () => T): T {
    const stream = this.#stream();
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }

  /** Ends the connection without a word to the other side, which may be gone. */
  abandon(): void {
    this.#stream().destroy();
  }

  #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  /** A statement that gets no answer in time takes its connection along: those behind it would get none either. */
  async #send([query, ...rest]: unknown[]): Promise<pg.QueryResult> {
    const { answerMs } = beginnings.getStore()?.limits ?? limits();
    const withinMs = answerMs > limits().answerMs ? answerMs : patienceFor(answerMs);
    const config = typeof query === "string" ? { text: query } : (query as pg.QueryConfig);
    try {
      const ask = () => whileWaiting(() => this.#ask([config, ...rest], withinMs));
      if (!inside.watcher) return await ask();
      return await watched({ kind: "statement", labels: {}, title: config.text }, ask);
    } catch (error) {
      // From here it leads back to who asked; from the driver, to its socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      // The end of one request's patience says nothing of the database.
      if (withinMs === answerMs) this.onFailure(error);
      throw error;
    }
  }

  /**
   * Without the driver's own promise and `query_timeout`: it assigns functions to properties of each query, which V8 takes for something that
   * lives long. All that they lead to, the answer with it, would stay in memory until the whole heap is collected.
   */
  #ask(query: unknown[], withinMs: number): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const done = (error: Error | null, result: pg.QueryResult) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result);
      };
      (super.query as (...args: unknown[]) => void)(...query, done);
      timer = setTimeout(() => {
        reject(new Error("Query read timeout"));
        this.abandon();
      }, withinMs);
    });
  }
}

type ScopedPoolClient = ScopedClient & pg.PoolClient;

function textOf(query: unknown): string {
  return typeof query === "string" ? query : ((query as pg.QueryConfig | undefined)?.text ?? "");
}

/**
 * A connection for one transaction: once that has ended, or was given back, late statements of it are refused. Prisma does not
 * wait for those that it has begun when it rolls back, and the connection may be in the next one's hands by then.
 */
function checkOut(client: ScopedPoolClient): ScopedPoolClient {
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
  readonly #silence: Silence;

  constructor(config: pg.PoolConfig & { connectionString: string }) {
    // `pipeline` is an option of each connection; the types do not know it yet.
    super({ ...config, pipeline: true, Client: ScopedClient } as unknown as pg.PoolConfig);
    this.#silence = watchForSilence(config.connectionString);
  }

  override connect(...args: unknown[]): never {
    if (args.length > 0) return (super.connect as (...args: unknown[]) => unknown).apply(this, args) as never;
    return this.#checkOut() as never;
  }

  #checkOut(): Promise<ScopedPoolClient> {
    const find = () => whileInLine(() => this.#findFree());
    return inside.watcher ? watched(CONNECTION, find) : find();
  }

  async #findFree(): Promise<ScopedPoolClient> {
    const connectMs = patienceInLine(limits().connectMs);
    for (const until = performance.now() + connectMs; ; ) {
      this.#silence.refuse();
      const client = await this.#acquire(until - performance.now());
      client.onFailure = this.#silence.note;
      if (!this.#silence.isDoubtful(client.openedAt)) return checkOut(client);
      client.abandon();
      client.release(true);
    }
  }

  /** The pool's own limit is one for the line and another one for the connect. */
  async #acquire(withinMs: number): Promise<ScopedPoolClient> {
    const acquired = super.connect() as Promise<unknown> as Promise<ScopedPoolClient>;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, withinMs), null);
    });
    try {
      const client = await Promise.race([acquired, late]);
      if (client) return client;
    } catch (error) {
      this.#silence.note(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
    acquired.then((client) => client.release(), this.#silence.note);
    throw new Error("timeout exceeded when trying to connect");
  }

  override query(...args: unknown[]): never {
    return (beginnings.getStore() ? this.#queryInScope(args) : this.#queryAlone(args)) as never;
  }

  async #queryAlone(args: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#checkOut();
    try {
      return await (client.query as unknown as Send)(...args);
    } finally {
      client.release();
    }
  }

  /** One statement in a transaction of its own: four messages, one packet, one round trip. */
  async #queryInScope(args: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#checkOut();
    const send = client.query.bind(client) as unknown as Send;
    const sent = client.together(() => [send("BEGIN"), send(...args), send("COMMIT")] as const);
    const [begun, answer, ended] = await Promise.allSettled(sent);
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
