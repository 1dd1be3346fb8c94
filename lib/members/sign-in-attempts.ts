import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "../db.ts";

export type Attempt = { email: string; address: string };
type Action = "sign-in" | "sign-up";

const ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Takes one of the attempts that an e-mail address and a network address have in a while. It is taken before the
 * password is looked at, so that many attempts at once cannot slip through together.
 * @returns 0, or the seconds to wait when either has none left.
 */
export async function takeAttempt(attempt: Attempt): Promise<number> {
  const waits = await Promise.all(keysOf(attempt).map((key) => take(key, "sign-in")));
  return Math.max(...waits);
}

/** Gives the attempt of a successful sign-in back; the failures of its e-mail address are forgotten. */
export async function forgetAttempt(attempt: Attempt): Promise<void> {
  const [email, address] = keysOf(attempt);
  await Promise.all([limiter("sign-in").delete(email), limiter("sign-in").reward(address, 1)]);
}

/**
 * Takes one of the sign-ups that a network address has in a while; none is given back, so that nobody makes accounts
 * without end.
 * @returns 0, or the seconds to wait when none is left.
 */
export function takeSignUp(address: string): Promise<number> {
  return take(`address:${digest(address)}`, "sign-up");
}

async function take(key: string, action: Action): Promise<number> {
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

/** The table of counters is no place for addresses of people. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function limiter(action: Action): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: databasePool(),
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: action,
    points: ATTEMPTS,
    duration: WINDOW_SECONDS,
    clearExpiredByTimeout: false,
  });
}
