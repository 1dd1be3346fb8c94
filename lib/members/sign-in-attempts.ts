import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "../db.ts";

export type Attempt = { email: string; address: string };

const FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Takes one of the attempts that an e-mail address and a network address have in 15 minutes. It is taken before the
 * password is looked at, so that many attempts at once cannot slip through together.
 * @returns 0, or the seconds to wait when either has none left.
 */
export async function takeAttempt(attempt: Attempt): Promise<number> {
  const waits = await Promise.all(keysOf(attempt).map(take));
  return Math.max(...waits);
}

/** Gives the attempt of a successful sign-in back; the failures of its e-mail address are forgotten. */
export async function forgetAttempt(attempt: Attempt): Promise<void> {
  const [email, address] = keysOf(attempt);
  await Promise.all([limiter().delete(email), limiter().reward(address, 1)]);
}

async function take(key: string): Promise<number> {
  try {
    await limiter().consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

/** Digests, since the table of counters is no place for addresses of people. */
function keysOf({ email, address }: Attempt): [string, string] {
  const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
  return [`email:${digest(email)}`, `address:${digest(address)}`];
}

function limiter(): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: databasePool(),
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: "sign-in",
    points: FAILURES,
    duration: WINDOW_SECONDS,
    clearExpiredByTimeout: false,
  });
}
