import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { databasePool } from "../db.ts";
import { redis } from "../redis.ts";

export type RateState = { allowed: boolean; headers: Record<string, string>; retryAfterSeconds: number };

const WINDOW_SECONDS = 60;

/** Limiters by name, for each store that they count in: a connection that is opened anew has none yet. */
type Limiters = WeakMap<object, Map<string, RateLimiterAbstract>>;
const shared = globalThis as unknown as { [key: symbol]: Limiters | undefined };
const KEY = Symbol.for("plinth.rate-limiters");

/**
 * Counts one request against a limit of so many a minute; the window begins with its first request. Counted in Redis
 * where REDIS_URL names one, else in PostgreSQL, so the limit holds over all processes together.
 * @param policy name of the limit as the headers show it, `pro-score`.
 * @param key what is counted, the workspace.
 * @param quota requests a minute; 0 allows none.
 * @returns whether the request may go on, with the headers of the RateLimit draft (draft-ietf-httpapi-ratelimit-headers).
 */
export async function countRequest(policy: string, key: string, quota: number): Promise<RateState> {
  if (quota === 0)
    return toRateState(policy, quota, { remainingPoints: 0, msBeforeNext: WINDOW_SECONDS * 1_000 }, false);
  try {
    return toRateState(policy, quota, await (await limiterFor(policy, quota)).consume(key), true);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return toRateState(policy, quota, refused, false);
    throw refused;
  }
}

async function limiterFor(policy: string, quota: number): Promise<RateLimiterAbstract> {
  shared[KEY] ??= new WeakMap();
  const client = await redis();
  const store = client ?? databasePool();
  const limiters = shared[KEY].get(store) ?? new Map<string, RateLimiterAbstract>();
  shared[KEY].set(store, limiters);
  const name = `${policy}:${quota}`;
  const limiter = limiters.get(name) ?? makeLimiter({ policy, quota, client });
  limiters.set(name, limiter);
  return limiter;
}

type Limit = { policy: string; quota: number; client: Redis | null };

function makeLimiter({ policy, quota, client }: Limit): RateLimiterAbstract {
  const limit = { keyPrefix: policy, points: quota, duration: WINDOW_SECONDS };
  // A store that takes no writes must not stop reads: then every process counts for itself.
  const options = { ...limit, insuranceLimiter: new RateLimiterMemory(limit) };
  if (client) return new RateLimiterRedis({ ...options, storeClient: client });
  return new RateLimiterPostgres({
    ...options,
    storeClient: databasePool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

function toRateState(
  policy: string,
  quota: number,
  state: Pick<RateLimiterRes, "remainingPoints" | "msBeforeNext">,
  allowed: boolean,
): RateState {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
  const headers = {
    "RateLimit-Policy": `"${policy}";q=${quota};w=${WINDOW_SECONDS}`,
    RateLimit: `"${policy}";r=${Math.max(0, state.remainingPoints)};t=${seconds}`,
  };
  return { allowed, headers, retryAfterSeconds: seconds };
}
