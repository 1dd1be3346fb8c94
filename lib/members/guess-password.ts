import { requireShortLine } from "../hash-in-turn.ts";
import { Problem } from "../problems.ts";
import { type Attempt, consumeAttempt, refundAttempt, takeBackAttempt } from "./sign-in-attempts.ts";

/**
 * Checks a password as one attempt of those that are throttled: it is counted before, taken back where the password was right or could
 * not be looked at.
 * @param attempt whose password it is, and from where
 * @param verify whether it is the right one
 * @throws Problem 429 `Rate Limited` when its turn is more than 5 seconds off: after ten failures of the same from this network address,
 * or fifty of anybody from there; 503 `Service Unavailable` when too many passwords are being checked.
 */
export async function guessPassword(attempt: Attempt, verify: () => Promise<boolean>): Promise<boolean> {
  requireShortLine();
  const waitSeconds = await consumeAttempt(attempt);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const isRight = await verify().catch(async (error) => {
    await takeBackAttempt(attempt);
    throw error;
  });
  if (isRight) await refundAttempt(attempt);
  return isRight;
}

/** The answer to too many attempts. */
export function tooManyAttempts(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds <= 60 ? `${seconds} seconds` : `${minutes} minutes`;
  const detail = `Too many attempts. Try again in ${seconds === 1 ? "a second" : wait}.`;
  return new Problem("Rate Limited", detail, { headers: { "Retry-After": String(seconds) } });
}
