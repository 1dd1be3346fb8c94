import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "../database-connections.ts";
import { networkOf } from "../network-of.ts";

export type Attempt = { email: string; address: string };

/** How attempts of one key are spaced; they are forgotten when none came for `WINDOW_MS`. */
type Spacing = {
  name: string;
  /** So many need not wait. */
  free: number;
  /** The wait begins with a second, and doubles after so many more. */
  doubling: number;
  longestMs: number;
};

/** Guesses at one person's password from one place: no more than one a minute in the end. */
const OF_PAIR: Spacing = { name: "pair", free: 10, doubling: 1, longestMs: 60_000 };
/** Guesses at anybody's password from one place, which an office may share: one in ten seconds in the end. */
const OF_NETWORK: Spacing = { name: "network", free: 50, doubling: 10, longestMs: 10_000 };
const WINDOW_MS = 15 * 60_000;
/** An attempt waits so long for its turn by itself; who would wait longer is told how long. */
const HELD_MS = 5_000;
const MAX_HELD = 100;
let held = 0;

/** What may be done so often by one place on the network, or to one email address. */
const LIMITS = {
  "sign-up": { points: 10, duration: 15 * 60 },
  mail: { points: 3, duration: 3_600 },
  "ask-link": { points: 10, duration: 15 * 60 },
  link: { points: 3, duration: 3_600 },
  passkey: { points: 30, duration: 15 * 60 },
  provider: { points: 30, duration: 15 * 60 },
  client: { points: 60, duration: 3_600 },
  token: { points: 3_000, duration: 15 * 60 },
  code: { points: 5, duration: 15 * 60 },
};

/** `expire` is the turn of the newest attempt plus the window, `points` the attempts so far. The clock is the database's. */
const NEXT_TURN = `r.expire - $2 + CASE WHEN r.points < $3 THEN 0
  ELSE least($5, 1000 * power(2, least(30, floor((r.points - $3)::float / $4)))) END`;
const NOW = "floor(extract(epoch FROM clock_timestamp()) * 1000)";
const TAKE_TURN = `
  INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 1, ${NOW} + $2)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire <= excluded.expire - $2 THEN 1 ELSE r.points + 1 END,
    expire = CASE WHEN r.expire <= excluded.expire - $2 THEN excluded.expire
      ELSE greatest(excluded.expire, ${NEXT_TURN} + $2) END
  WHERE r.expire <= excluded.expire - $2 OR ${NEXT_TURN} - (excluded.expire - $2) <= $6
  RETURNING (expire - $2 - ${NOW})::float AS wait`;
const TELL_WAIT = `SELECT (${NEXT_TURN} - ${NOW})::float AS wait, $6 AS held FROM rate_limits r WHERE key = $1`;
const TAKE_BACK = "UPDATE rate_limits SET points = greatest(0, points - 1) WHERE key = ANY($1)";

/**
 * Counts an attempt to sign in, by its place on the network and by place and email address together, and waits for its turn: ten
 * attempts go at once, then each has to wait longer. Never by the email address alone: what others guess elsewhere must not keep
 * its owner out. It is counted before the password is checked, so that concurrent attempts cannot slip through.
 * @returns 0 when its turn has come, or the seconds to wait when that is over 5.
 */
export async function consumeAttempt(attempt: Attempt): Promise<number> {
  const { network, pair } = keysOf(attempt);
  let waitMs = 0;
  for (const [key, spacing] of [[network, OF_NETWORK] as const, [pair, OF_PAIR] as const]) {
    const { isTaken, wait } = await takeTurn(key, spacing);
    if (!isTaken) return Math.max(1, Math.ceil(wait / 1_000));
    waitMs = Math.max(waitMs, wait);
  }
  if (waitMs > 0 && held >= MAX_HELD) return Math.ceil(waitMs / 1_000);
  held++;
  await sleep(waitMs).finally(() => held--);
  return 0;
}

/** Takes back the attempt of a successful sign-in, and all failures of its email address from this place. */
export async function refundAttempt(attempt: Attempt): Promise<void> {
  const { network, pair } = keysOf(attempt);
  await databasePool().query("DELETE FROM rate_limits WHERE key = $1", [pair]);
  await databasePool().query(TAKE_BACK, [[network]]);
}

/** Takes back an attempt whose password was not looked at. */
export async function takeBackAttempt(attempt: Attempt): Promise<void> {
  await databasePool().query(TAKE_BACK, [Object.values(keysOf(attempt)).sort()]);
}

async function takeTurn(key: string, spacing: Spacing): Promise<{ isTaken: boolean; wait: number }> {
  const { free, doubling, longestMs } = spacing;
  const values = [key, WINDOW_MS, free, doubling, longestMs, HELD_MS];
  const ask = async (text: string) =>
    (await databasePool().query<{ wait: number }>(text, values)).rows[0]?.wait;
  const taken = await ask(TAKE_TURN);
  if (taken !== undefined) return { isTaken: true, wait: Math.max(0, taken) };
  return { isTaken: false, wait: (await ask(TELL_WAIT)) ?? 0 };
}

/**
 * Counts a sign-up against the limit of its place on the network. A successful one counts too, so that nobody makes accounts
 * without end.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeSignUp(address: string): Promise<number> {
  return consume("sign-up", `address:${digest(networkOf(address))}`);
}

/**
 * Counts a mail that somebody who is not known has sent to an email address: three an hour.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeMail(email: string): Promise<number> {
  return consume("mail", `email:${digest(email)}`);
}

/**
 * Counts a link to sign in or to a new password that somebody asks for: ten in a quarter of an hour from one place on the network, three an
 * hour to one email address, whether anybody has it or not.
 * @param email as `normaliseEmail` spells it
 * @returns 0, or the seconds to wait when none is left.
 */
export async function consumeLink({ email, address }: Attempt): Promise<number> {
  const waitSeconds = await consume("ask-link", `address:${digest(networkOf(address))}`);
  return waitSeconds > 0 ? waitSeconds : consume("link", `email:${digest(email)}`);
}

/**
 * Counts a challenge for a passkey, which needs no session: thirty in a quarter of an hour from one place on the network.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeChallenge(address: string): Promise<number> {
  return consume("passkey", `address:${digest(networkOf(address))}`);
}

/**
 * Counts a visit to a provider, which needs no session: thirty in a quarter of an hour from one place on the network.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeVisit(address: string): Promise<number> {
  return consume("provider", `address:${digest(networkOf(address))}`);
}

/**
 * Counts a client that registers itself: sixty an hour from one place on the network, which services for many people share.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeClient(address: string): Promise<number> {
  return consume("client", `address:${digest(networkOf(address))}`);
}

/**
 * Counts a code or token that a client shows: three thousand in a quarter of an hour from one place on the network, as above.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeToken(address: string): Promise<number> {
  return consume("token", `address:${digest(networkOf(address))}`);
}

/**
 * Counts a code of the second step, which only those give who have passed the first: five in a quarter of an hour.
 * @returns 0, or the seconds to wait when none is left.
 */
export function consumeCode(userId: string): Promise<number> {
  return consume("code", `user:${digest(userId)}`);
}

/** Forgets the wrong codes of somebody who gave a right one. */
export async function forgetCodes(userId: string): Promise<void> {
  await limiterOf("code").delete(`user:${digest(userId)}`);
}

async function consume(action: keyof typeof LIMITS, key: string): Promise<number> {
  try {
    await limiterOf(action).consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

function limiterOf(action: keyof typeof LIMITS): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: databasePool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: action,
    ...LIMITS[action],
    clearExpiredByTimeout: false,
  });
}

function keysOf({ email, address }: Attempt): { network: string; pair: string } {
  const network = networkOf(address);
  return {
    network: `sign-in:${OF_NETWORK.name}:${digest(network)}`,
    pair: `sign-in:${OF_PAIR.name}:${digest(`${network}\n${email}`)}`,
  };
}

/** Addresses of people are not stored in the table of counters. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
