import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction, withIdentity } from "../../db.ts";
import { Problem } from "../../problems.ts";
import { tooManyAttempts } from "../guess-password.ts";
import { consumeCode, forgetCodes } from "../sign-in-attempts.ts";
import { digestCode } from "./recovery-codes.ts";
import { unsealSecondStep } from "./seal-second-step.ts";
import { findStep } from "./totp.ts";

/** The answer to whoever gave no code where one is needed: everything else was right. */
export const SECOND_STEP_DUE = "Enter the code from your authenticator app, or a recovery code.";
const WRONG =
  "This code is wrong or was used already. Wait for the next one, and check the clock of your device.";

type Asked = { code: string; origin: Origin; now: Date };

/**
 * Asks somebody whose password or link was right for their second step, if they have one. A code of the app counts once, as does a
 * recovery code.
 * @throws Problem 401 `Sign-in Failed` without a code (`SECOND_STEP_DUE`) and for a wrong one; 429 `Rate Limited` after five wrong ones of
 * the same person in a quarter of an hour.
 */
export async function passSecondStep(userId: string, { code, origin, now }: Asked): Promise<void> {
  const step = await findSecondStep(userId);
  if (!step) return;
  const given = code.replace(/[\s-]/g, "").toLowerCase();
  if (given === "") throw refusal(SECOND_STEP_DUE);
  const waitSeconds = await consumeCode(userId);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const isRight = /^\d{6}$/.test(given)
    ? await takeCode(userId, step, given, now)
    : await takeRecoveryCode(userId, given, { origin, now });
  if (!isRight) throw refusal(WRONG);
  await forgetCodes(userId);
}

type Step = { secret: Uint8Array; lastStep: number };

/** The second step of a person; null when it is not switched on. */
export function findSecondStep(userId: string): Promise<Step | null> {
  return withIdentity({ userId }, (db) =>
    db.secondStep.findFirst({
      where: { userId, confirmedAt: { not: null } },
      select: { secret: true, lastStep: true },
    }),
  );
}

async function takeCode(
  userId: string,
  { secret, lastStep }: Step,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = findStep(unsealSecondStep(secret, userId), code, lastStep, now);
  if (step === null) return false;
  // Of two that come with the same code at once, one wins.
  const where = { userId, confirmedAt: { not: null }, lastStep: { lt: step } };
  const taken = await withIdentity({ userId }, (db) =>
    db.secondStep.updateMany({ where, data: { lastStep: step } }),
  );
  return taken.count === 1;
}

function takeRecoveryCode(
  userId: string,
  code: string,
  { origin, now }: Omit<Asked, "code">,
): Promise<boolean> {
  return inIdentityTransaction({ userId }, async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { userId, digest: digestCode(code) } });
    if (count === 0) return false;
    const left = await tx.recoveryCode.count({ where: { userId } });
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: userId, origin, now, detail: { left } };
    await writeEntry(tx, { ...entry, action: "second_step.code_used" });
    return true;
  });
}

function refusal(detail: string): Problem {
  return new Problem("Sign-in Failed", detail, { errors: [{ pointer: "/code", detail }] });
}
