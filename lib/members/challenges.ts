import { databasePool } from "../database-connections.ts";
import { digestSession } from "./digest-session.ts";

const GOOD_FOR_MS = 5 * 60_000;

const KEEP = "INSERT INTO challenges (digest, user_id, expires_at) VALUES ($1, $2, $3)";
const OF_ONE = "digest = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > $3";

/**
 * Keeps a challenge, by its digest.
 * @param userId who adds a way to sign in; null for a sign-in
 * @param goodForMs five minutes when not given
 */
export async function keepChallenge(
  challenge: string,
  userId: string | null,
  now: Date,
  goodForMs = GOOD_FOR_MS,
): Promise<void> {
  const until = new Date(now.getTime() + goodForMs);
  await databasePool().query(KEEP, [digestSession(challenge), userId, until]);
}

/** Whether this challenge was given for the same purpose and not answered yet; it is used up by the question. */
export function takeChallenge(challenge: string, userId: string | null, now: Date): Promise<boolean> {
  return isOne(`DELETE FROM challenges WHERE ${OF_ONE}`, challenge, userId, now);
}

/** As `takeChallenge`, but it stays good. */
export function isChallengeKept(challenge: string, userId: string | null, now: Date): Promise<boolean> {
  return isOne(`SELECT 1 FROM challenges WHERE ${OF_ONE}`, challenge, userId, now);
}

async function isOne(text: string, challenge: string, userId: string | null, now: Date): Promise<boolean> {
  return (await databasePool().query(text, [digestSession(challenge), userId, now])).rowCount === 1;
}
