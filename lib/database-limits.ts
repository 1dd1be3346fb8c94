/** How long this process waits for its database, in milliseconds. */
export type Limits = {
  /** For a connection: a free one, or a new one; all of one request together. */
  connectMs: number;
  /** For one statement, by PostgreSQL's clock. */
  statementMs: number;
  /** For a lock that another transaction holds, by PostgreSQL's clock. */
  lockMs: number;
  /** For any answer at all: longer than a statement may take, so that only a database that is silent is given up. */
  answerMs: number;
  /** For a whole transaction. */
  transactionMs: number;
};

/**
 * Of a process that answers requests: a connection and an answer together end within the 8 seconds of a request, a connection and a
 * lock within 5.
 */
const OF_REQUESTS: Limits = {
  connectMs: 2_200,
  statementMs: 3_500,
  lockMs: 1_500,
  answerMs: 4_000,
  transactionMs: 6_500,
};
/** Of workers, commands and all else. */
const OF_WORK: Limits = {
  connectMs: 5_000,
  statementMs: 60_000,
  lockMs: 30_000,
  answerMs: 65_000,
  transactionMs: 15_000,
};
/** A statement of a transaction that says that it takes long. */
const LONG_STATEMENT_MS = 10 * 60_000;
const SPARE_MS = 5_000;

// The server and Next's pages and routes are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: Limits | undefined };
const KEY = Symbol.for("plinth.database-limits");

/** From now on this process waits for its database only as long as somebody waits for an answer. */
export function limitWaitsToRequests(): void {
  shared[KEY] = OF_REQUESTS;
}

/** From now on this process waits as workers and commands do, which is the beginning. */
export function limitWaitsToWork(): void {
  shared[KEY] = undefined;
}

/** What holds in this process. */
export function limits(): Limits {
  return shared[KEY] ?? OF_WORK;
}

/**
 * What holds for a transaction.
 * @param timeoutMs how long it may take; one that takes longer than usual may have statements that do.
 */
export function limitsFor(timeoutMs: number): Limits {
  const usual = limits();
  if (timeoutMs <= OF_WORK.transactionMs) return usual;
  const statementMs = Math.max(usual.statementMs, Math.min(timeoutMs, LONG_STATEMENT_MS));
  return { ...usual, statementMs, lockMs: OF_WORK.lockMs, answerMs: statementMs + SPARE_MS };
}
