import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { databaseUrl } from "../db.ts";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { DELIVERIES_CHANNEL } from "./wake-sender.ts";

const RECONNECT_AFTER_MS = 1_000;

/**
 * Calls `wake` whenever a transaction that recorded deliveries is committed, and after each reconnection. A connection of
 * its own, not through a pooler, that comes back by itself.
 * @returns a function that ends it.
 */
export function listenForDeliveries(wake: () => void): () => Promise<void> {
  const stopping = new AbortController();
  const done = listen(wake, stopping.signal);
  return async () => {
    stopping.abort();
    await done;
  };
}

async function listen(wake: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(wake, signal);
    } catch (error) {
      log().debug({ err: error }, "not listening for deliveries; they are polled until it works again");
    }
    await sleep(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => {});
  }
}

/** Listens until the connection breaks or it is told to stop. */
async function listenOnce(wake: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_DIRECT_URL ?? databaseUrl(),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const closed = new Promise<void>((resolve) => {
    client.once("end", () => resolve());
    client.on("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", wake);
  try {
    await client.connect();
    await client.query(`LISTEN ${DELIVERIES_CHANNEL}`);
    wake();
    await closed;
  } finally {
    // A connection whose other side is gone never ends by itself.
    await Promise.race([client.end().catch(() => {}), sleep(1_000)]);
  }
}
