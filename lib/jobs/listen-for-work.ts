import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { databaseUrl } from "../database-connections.ts";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { WORK_CHANNEL, WORK_KINDS, type WorkKind } from "./wake-worker.ts";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

/**
 * Calls `wake` with a kind of work whenever a transaction that made some is committed, and with every kind after each
 * (re)connection, since what was told meanwhile is lost. One connection for all kinds, not through a pooler, that comes
 * back by itself: at first after half a second, at last every ten seconds.
 * @param changed told whether it hears: true once a message of its own has come back, false when the connection ends
 * @returns a function that ends it.
 */
export function listenForWork(
  wake: (kind: WorkKind) => void,
  changed: (isHearing: boolean) => void = () => {},
): () => Promise<void> {
  const stopping = new AbortController();
  const done = listen({ wake, changed }, stopping.signal);
  return async () => {
    stopping.abort();
    await done;
  };
}

type Listener = { wake: (kind: WorkKind) => void; changed: (isHearing: boolean) => void };

async function listen(listener: Listener, signal: AbortSignal): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const isConnected = await listenOnce(listener, signal).catch((error) => {
      log().debug({ err: error }, "not listening for work; workers look for it by themselves meanwhile");
      return false;
    });
    retryMs = isConnected ? FIRST_RETRY_MS : Math.min(2 * retryMs, LAST_RETRY_MS);
    await sleep(retryMs, undefined, { signal }).catch(() => {});
  }
}

/** Listens until the connection breaks or it is told to stop. */
async function listenOnce({ wake, changed }: Listener, signal: AbortSignal): Promise<true> {
  const client = new pg.Client({
    connectionString: env().DATABASE_DIRECT_URL ?? databaseUrl(),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "plinth listener",
  });
  const over = new AbortController();
  const closed = new Promise<void>((resolve) => {
    client.once("end", () => resolve());
    client.on("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true, signal: over.signal });
  });
  // A pooler takes the statement and hands on nothing: only what comes back shows that anything does.
  const echo = `echo ${randomUUID()}`;
  client.on("notification", ({ payload }) => {
    if (payload === echo) changed(true);
    // A newer version of the product may tell of kinds that this one does not know.
    const kind = WORK_KINDS.find((known) => known === payload);
    if (kind) wake(kind);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${WORK_CHANNEL}`);
    await client.query("SELECT pg_notify($1, $2)", [WORK_CHANNEL, echo]);
    for (const kind of WORK_KINDS) wake(kind);
    await closed;
    changed(false);
    return true;
  } finally {
    over.abort();
    // A connection whose other side is gone never ends by itself.
    await Promise.race([client.end().catch(() => {}), sleep(1_000)]);
  }
}
