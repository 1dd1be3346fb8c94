import { Redis } from "ioredis";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { outsideOfWork } from "./work-scope.ts";

type Connection = { client: Redis; tried: Promise<void> };

const shared = globalThis as unknown as { [key: symbol]: Connection | undefined };
const KEY = Symbol.for("plinth.redis");

/**
 * The Redis or Valkey for counters that many processes share; null when REDIS_URL is not set. The first call waits until
 * it has answered, or has failed to.
 */
export async function redis(): Promise<Redis | null> {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return null;
  shared[KEY] ??= outsideOfWork(() => connect(REDIS_URL));
  await shared[KEY].tried;
  return shared[KEY].client;
}

/** A server that is away must not hold up requests: commands fail at once, and the connection comes back by itself. */
function connect(url: string): Connection {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 200, 5_000),
  });
  client.on("error", (error) => log().warn({ err: error }, "redis"));
  const tried = new Promise<void>((resolve) => {
    client.once("ready", () => resolve());
    client.once("close", () => resolve());
  });
  return { client, tried };
}

/** Ends the connection; the next use opens a new one. */
export function closeRedis(): void {
  shared[KEY]?.client.disconnect();
  shared[KEY] = undefined;
}
