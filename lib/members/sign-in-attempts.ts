import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "../db.ts";

export type Attempt = { email: string; address: string };
type Action = "sign-in" | "sign-up";

const MAX_ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Counts an attempt to sign in against the limits of its e-mail address and its network address. It is counted before the
 * password is checked, so that concurrent attempts cannot slip through.
 * @returns 0, or the seconds to wait when either has none left.
 */
export async function consumeAttempt(attempt: Attempt): Promise<number> {
  const waits = await Promise.all(keysOf(attempt).map((key) => consume(key, "sign-in")));
  return Math.max(...waits);
}

/** Takes back the attempt of a successful sign-in, and all failures of its e-mail address. */
export async function refundAttempt(attempt: Attempt): Promise<void> {
  const [email, address] = keysOf(attempt);
  await Promise.all([limiter("sign-in").delete(email), limiter("sign-in").reward(address, 1)]);
}

/**
 * Counts a sign-up against the limit of its network address. A successful one counts too, so that nobody makes accounts
 * without end.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeSignUp(address: string): Promise<number> {
  return consume(`address:${digest(address)}`, "sign-up");
}

async function consume(key: string, action: Action): Promise<number> {
  try {
    await limiter(action).consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

function keysOf({ email, address }: Attempt): [string, string] {
  return [`email:${digest(email)}`, `address:${digest(address)}`];
}

/** Addresses of people are not stored in the table of counters. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function limiter(action: Action): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: databasePool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: action,
    points: MAX_ATTEMPTS,
    duration: WINDOW_SECONDS,
    clearExpiredByTimeout: false,
  });
}
