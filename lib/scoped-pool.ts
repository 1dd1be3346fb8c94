import { createHash } from "node:crypto";
import pg from "pg";
import { limits } from "./database-limits.ts";
import { patienceInLine, whileInLine } from "./database-patience.ts";
import { limitsInScope } from "./database-scope.ts";
import { type Silence, watchForSilence } from "./database-silence.ts";
import { inside, type Piece, watched } from "./inside/watch.ts";
import { checkOut, ScopedClient, type ScopedPoolClient, type Send } from "./scoped-client.ts";

const CONNECTION: Piece = { kind: "connection", labels: {} };

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
    return (limitsInScope() ? this.#queryInScope(args) : this.#queryAlone(args)) as never;
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
    const sent = client.together(() => {
      send("BEGIN");
      return [send(...args), send("COMMIT")] as const;
    });
    const [answer, ended] = await Promise.allSettled(sent);
    client.release(ended.status === "rejected" || undefined);
    for (const part of [answer, ended]) if (part.status === "rejected") throw part.reason;
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
