import type { Socket } from "node:net";
import pg from "pg";
import { limits } from "./database-limits.ts";
import { patienceFor, whileWaiting } from "./database-patience.ts";
import { beginningStatement, limitsInScope } from "./database-scope.ts";
import { inside, watched } from "./inside/watch.ts";

export type Send = (...args: unknown[]) => Promise<pg.QueryResult>;

/** What a transaction begins with: BEGIN, and the statement that sets its scope. */
type Beginning = readonly [begin: unknown[], scope: unknown[]];

/**
 * A connection whose transactions begin with their scope, and not before their first statement: all goes out in one packet, so that a
 * beginning takes no round trip of its own.
 */
export class ScopedClient extends pg.Client {
  readonly openedAt = performance.now();
  /** Told of every failure, by the pool. */
  onFailure: (error: unknown) => void = () => {};
  #beginning: Beginning | undefined;

  constructor(config: pg.ClientConfig) {
    super(config);
    // A connection may break in anybody's hands; whoever waits for an answer is told so by that.
    this.on("error", () => {});
  }

  override query(...args: unknown[]): never {
    const text = textOf(args[0]);
    const scope = text === "BEGIN" ? beginningStatement() : undefined;
    if (scope) {
      this.#beginning = [args, [scope]];
      return Promise.resolve(NOTHING) as never;
    }
    const beginning = this.#beginning;
    if (!beginning) return this.#send(args) as never;
    this.#beginning = undefined;
    return (isEnd(text) ? Promise.resolve(NOTHING) : this.#beginWith(beginning, args)) as never;
  }

  /** A transaction that has sent nothing has not begun. */
  forgetBeginning(): void {
    this.#beginning = undefined;
  }

  /** Where the beginning fails the statement does too, for that reason. */
  async #beginWith(beginning: Beginning, args: unknown[]): Promise<pg.QueryResult> {
    const sent = this.together(() => [...beginning, args].map((one) => this.#send(one)));
    const answers = await Promise.allSettled(sent);
    for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
    return (answers.at(-1) as PromiseFulfilledResult<pg.QueryResult>).value;
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
    const { answerMs } = limitsInScope() ?? limits();
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

export type ScopedPoolClient = ScopedClient & pg.PoolClient;

/** The answer to what is not sent yet, or never. */
const NOTHING = { command: "", rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult;

function textOf(query: unknown): string {
  return typeof query === "string" ? query : ((query as pg.QueryConfig | undefined)?.text ?? "");
}

function isEnd(text: string): boolean {
  return text === "COMMIT" || text === "ROLLBACK";
}

/**
 * A connection for one transaction: once that has ended, or was given back, late statements of it are refused. Prisma does not
 * wait for those that it has begun when it rolls back, and the connection may be in the next one's hands by then.
 */
export function checkOut(client: ScopedPoolClient): ScopedPoolClient {
  client.forgetBeginning();
  let isOver = false;
  const query = (...args: unknown[]) => {
    if (isOver) return Promise.reject(new Error("the transaction of this statement is over"));
    isOver = isEnd(textOf(args[0]));
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
