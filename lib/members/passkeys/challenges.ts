import { databasePool } from "../../db.ts";
import { digestSession } from "../digest-session.ts";

const GOOD_FOR_MS = 5 * 60_000;

const KEEP = "INSERT INTO challenges (digest, user_id, expires_at) VALUES ($1, $2, $3)";
const TAKE =
  "DELETE FROM challenges WHERE digest = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > $3";

/** Keeps a challenge for five minutes. @param userId who adds a passkey; null for a sign-in */
export async function keepChallenge(challenge: string, userId: string | null, now: Date): Promise<void> {
  const until = new Date(now.getTime() + GOOD_FOR_MS);
  await databasePool().query(KEEP, [digestSession(challenge), userId, until]);
}

/** Whether this challenge was given for the same purpose and not answered yet; it is used up by the question. */
export async function takeChallenge(challenge: string, userId: string | null, now: Date): Promise<boolean> {
  return (await databasePool().query(TAKE, [digestSession(challenge), userId, now])).rowCount === 1;
}
