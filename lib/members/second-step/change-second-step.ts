import { NO_REQUEST, type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { OPERATOR } from "../../caller.ts";
import { inIdentityTransaction, withIdentity } from "../../db.ts";
import { Problem } from "../../problems.ts";
import type { SessionUser } from "../find-session-user.ts";
import { findUserByEmail } from "../find-user-by-email.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import { proveSelf } from "../prove-self.ts";
import { normaliseEmail, type RecoveryCodes } from "../schemas.ts";
import { findSecondStep } from "./pass-second-step.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

const NOT_ON = "Two-step sign-in is not switched on.";

type Asked = { origin: Origin; now: Date };

/** Whether a person has a second step, and how many recovery codes they have left. */
export function readSecondStep(userId: string): Promise<{ isOn: boolean; codesLeft: number }> {
  return withIdentity({ userId }, async (db) => {
    const on = await db.secondStep.count({ where: { userId, confirmedAt: { not: null } } });
    return { isOn: on > 0, codesLeft: await db.recoveryCode.count({ where: { userId } }) };
  });
}

/**
 * Switches the second step of whoever is signed in off; app and recovery codes count for nothing from then on.
 * @param proof their password, or a code of the app
 * @throws Problem as `proveOwner`, 401 `Unauthorized` when the session has ended meanwhile.
 */
export async function switchOffSecondStep(
  user: SessionUser,
  proof: string,
  asked: Asked,
): Promise<{ switched_off: true }> {
  await proveOwner(user, proof, asked);
  const { id: userId, sessionId } = user;
  await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, asked.now))) throw sessionOver();
    await tx.secondStep.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: userId, ...asked };
    await writeEntry(tx, { ...entry, action: "second_step.switched_off" });
  });
  return { switched_off: true };
}

/**
 * Gives whoever is signed in ten new recovery codes; the old ones count for nothing.
 * @param proof their password, or a code of the app
 * @throws Problem as `proveOwner`, 401 `Unauthorized` when the session has ended meanwhile.
 */
export async function renewRecoveryCodes(
  user: SessionUser,
  proof: string,
  asked: Asked,
): Promise<RecoveryCodes> {
  await proveOwner(user, proof, asked);
  const { id: userId, sessionId } = user;
  return inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, asked.now))) throw sessionOver();
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: userId, ...asked };
    await writeEntry(tx, { ...entry, action: "second_step.codes_renewed" });
    return { recovery_codes: await replaceRecoveryCodes(tx, userId) };
  });
}

/**
 * Switches the second step of somebody off who lost their device and their codes, by the operator's word.
 * @throws Problem 404 `Not Found` when there is no such user, or it is not on.
 */
export async function dropSecondStep(given: string, now: Date): Promise<{ email: string }> {
  const email = normaliseEmail(given);
  const userId = (await findUserByEmail(email))?.id;
  if (!userId) throw new Problem("Not Found", `There is no user ${email}.`);
  await inIdentityTransaction({ userId }, async (tx) => {
    if ((await tx.secondStep.deleteMany({ where: { userId } })).count === 0)
      throw new Problem("Not Found", NOT_ON);
    await tx.recoveryCode.deleteMany({ where: { userId } });
    const entry = { of: { userId }, actor: OPERATOR, subject: userId, origin: NO_REQUEST, now };
    await writeEntry(tx, { ...entry, action: "second_step.switched_off" });
  });
  return { email };
}

/** @throws Problem 400 `Invalid Request` when it is not on; else as `proveSelf`. */
async function proveOwner(user: SessionUser, proof: string, asked: Asked): Promise<void> {
  if (!(await findSecondStep(user.id))) throw new Problem("Invalid Request", NOT_ON);
  await proveSelf(user, proof, asked);
}
