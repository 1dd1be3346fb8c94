import type { Origin } from "../audit-log/write-entry.ts";
import { withIdentity } from "../db.ts";
import { Problem } from "../problems.ts";
import { checkPassword } from "./check-password.ts";
import type { SessionUser } from "./find-session-user.ts";
import { findSecondStep, passSecondStep } from "./second-step/pass-second-step.ts";

/** So long a sign-in counts as proof for somebody who has neither password nor second step. */
const FRESH_MS = 10 * 60_000;
const WRONG = "This is neither your password nor a code of this moment.";
const WRONG_PASSWORD = "This is not your password.";
const STALE =
  "You have no password that could be asked for. Sign out, sign in again, and do this within ten minutes.";

type Asked = { origin: Origin; now: Date };

/**
 * Asks somebody who is signed in once more who they are, before what is hard to undo: a session that was left open must not be enough.
 * @param proof their password, or a code of their app; who has neither signed in within the last ten minutes
 * @throws Problem 400 `Invalid Request` for a wrong proof and a session that is too old; 429 and 503 as `passSecondStep` and
 * `checkPassword`.
 */
export async function proveSelf(user: SessionUser, proof: string, { origin, now }: Asked): Promise<void> {
  const { hasPassword, hasCodes } = await readProofs(user.id);
  if (!hasPassword && !hasCodes) return requireFresh(user, now);
  const isCode = hasCodes && /^\s*\d{3}\s?\d{3}\s*$/.test(proof);
  const isRight = isCode
    ? await isCodeRight(user.id, proof, { origin, now })
    : (await checkPassword({ email: user.email, password: proof, address: origin.address ?? "" })) !== null;
  if (!isRight) throw refusal(hasCodes ? WRONG : WRONG_PASSWORD);
}

/** What a person can be asked for. */
export async function readProofs(userId: string): Promise<{ hasPassword: boolean; hasCodes: boolean }> {
  const [holders, step] = await Promise.all([
    withIdentity({ userId }, (db) => db.user.count({ where: { id: userId, passwordHash: { not: null } } })),
    findSecondStep(userId),
  ]);
  return { hasPassword: holders > 0, hasCodes: step !== null };
}

function isCodeRight(userId: string, code: string, asked: Asked): Promise<boolean> {
  return passSecondStep(userId, { code, ...asked }).then(
    () => true,
    (error) => {
      if (error instanceof Problem && error.title === "Sign-in Failed") return false;
      throw error;
    },
  );
}

async function requireFresh({ id: userId, sessionId: id }: SessionUser, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FRESH_MS);
  const fresh = await withIdentity({ userId }, (db) =>
    db.session.count({ where: { id, userId, createdAt: { gt: since } } }),
  );
  if (fresh === 0) throw refusal(STALE);
}

function refusal(detail: string): Problem {
  return new Problem("Invalid Request", detail, { errors: [{ pointer: "/proof", detail }] });
}
