import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { databasePool } from "../database-connections.ts";
import { log } from "../log.ts";
import { redis } from "../redis.ts";
import { type Counted, type LeasedLimit, leasedLimit } from "./leased-limit.ts";
import { isOnlyWebProcess, joinWebProcesses, leaveWebProcesses } from "./web-processes.ts";

export type RateState = { allowed: boolean; headers: Record<string, string>; retryAfterSeconds: number };

const WINDOW_SECONDS = 60;

type Limiter = { count: RateLimiterAbstract; leased: LeasedLimit };
/** Limiters by name, in the store that they count in: a connection that is opened anew has none yet. */
type Limiters = { store: object; byName: Map<string, Limiter> };
const shared = globalThis as unknown as { [key: symbol]: Limiters | undefined };
const KEY = Symbol.for("plinth.rate-limiters");

/**
 * Counts one request against a limit of so many a minute; the window begins with its first request. Counted in Redis
 * where REDIS_URL names one, else in PostgreSQL, so the limit holds over all processes together. A process that is the only one
 * takes a share of the limit at a time, and counts those requests by itself.
 * @param policy name of the limit as the headers show it, `pro-score`.
 * @param key what is counted, the workspace.
 * @param quota requests a minute; 0 allows none.
 * @returns whether the request may go on, with the headers of the RateLimit draft (draft-ietf-httpapi-ratelimit-headers).
 */
export async function countRequest(policy: string, key: string, quota: number): Promise<RateState> {
  if (quota === 0)
    return toRateState(policy, quota, { allowed: false, remaining: 0, msBeforeNext: WINDOW_SECONDS * 1_000 });
  const { count, leased } = await limiterFor(policy, quota);
  return toRateState(policy, quota, await (isOnlyWebProcess() ? leased.count(key) : countShared(count, key)));
}

/**
 * Has this process count by itself for as long as it is the only one that answers requests.
 * @returns a function to be called before the first request is answered, and one for the end
 */
export async function countAlone(): Promise<{ ready: () => Promise<void>; end: () => Promise<void> }> {
  const ready = await joinWebProcesses(() => {
    for (const { leased } of limiters()) {
      if (isOnlyWebProcess()) leased.sweep();
      else void leased.giveBack().catch(noteLoss);
    }
  });
  const end = async () => {
    await Promise.all(limiters().map(({ leased }) => leased.giveBack().catch(noteLoss)));
    await leaveWebProcesses();
  };
  return { ready, end };
}

function limiters(): Limiter[] {
  return [...(shared[KEY]?.byName.values() ?? [])];
}

function noteLoss(error: unknown): void {
  log().debug({ err: error }, "what was left of a limit could not be given back; its minute ends without it");
}

async function countShared(limiter: RateLimiterAbstract, key: string): Promise<Counted> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key);
    return { allowed: true, remaining: remainingPoints, msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { allowed: false, remaining: 0, msBeforeNext: refused.msBeforeNext };
  }
}

async function limiterFor(policy: string, quota: number): Promise<Limiter> {
  const client = await redis();
  const store = client ?? databasePool();
  if (shared[KEY]?.store !== store) shared[KEY] = { store, byName: new Map() };
  const { byName } = shared[KEY];
  const name = `${policy}:${quota}`;
  let limiter = byName.get(name);
  if (!limiter) {
    const count = makeLimiter({ policy, quota, client });
    limiter = { count, leased: leasedLimit(count, quota) };
    byName.set(name, limiter);
  }
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
  { allowed, remaining, msBeforeNext }: Counted,
): RateState {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const headers = {
    "RateLimit-Policy": `"${policy}";q=${quota};w=${WINDOW_SECONDS}`,
    RateLimit: `"${policy}";r=${Math.max(0, remaining)};t=${seconds}`,
  };
  return { allowed, headers, retryAfterSeconds: seconds };
}
