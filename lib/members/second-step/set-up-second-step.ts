import { randomBytes } from "node:crypto";
import encodeQR from "qr";
import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../../db.ts";
import { Problem } from "../../problems.ts";
import type { SessionUser } from "../find-session-user.ts";
import { tooManyAttempts } from "../guess-password.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import type { RecoveryCodes, SecondStepSecret } from "../schemas.ts";
import { consumeCode, forgetCodes } from "../sign-in-attempts.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { sealSecondStep, unsealSecondStep } from "./seal-second-step.ts";
import { findStep, toBase32 } from "./totp.ts";

/** As long as the mac (RFC 4226, section 4, R6). */
const SECRET_BYTES = 20;
const ISSUER = "Plinth";
const IS_ON = "Two-step sign-in is switched on already.";
const WRONG =
  "This code is not the one of this moment. Wait for the next one, and check the clock of your device.";

type Asked = { origin: Origin; now: Date };

/**
 * Begins to switch the second step on: makes a secret for an authenticator app, which counts for nothing until a code shows that
 * the app has it. Begun anew it is another one.
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 400 `Invalid Request` when it is on already, or the email
 * address is not confirmed.
 */
export async function beginSecondStep(
  { id: userId, email, isConfirmed, sessionId }: SessionUser,
  now: Date,
): Promise<SecondStepSecret> {
  if (!isConfirmed) throw new Problem("Invalid Request", "Confirm your email address first.");
  const secret = randomBytes(SECRET_BYTES);
  const data = { secret: sealSecondStep(secret, userId), createdAt: now, lastStep: 0 };
  await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    if ((await tx.secondStep.count({ where: { userId, confirmedAt: { not: null } } })) > 0)
      throw new Problem("Invalid Request", IS_ON);
    await tx.secondStep.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  });
  const text = toBase32(secret);
  const label = encodeURIComponent(`${ISSUER}:${email}`);
  return { secret: text, ...drawCode(`otpauth://totp/${label}?secret=${text}&issuer=${ISSUER}`) };
}

/** A QR code as squares of a path, one unit each. */
function drawCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size: rows.length, path: path.join("") };
}

/**
 * Switches the second step on with a code of the app.
 * @returns ten recovery codes, which are shown this once
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 400 `Invalid Request` for a wrong code, when nothing was begun
 * or it is on already, 429 `Rate Limited` after five wrong codes in a quarter of an hour.
 */
export async function switchOnSecondStep(
  { id: userId, sessionId }: SessionUser,
  code: string,
  { origin, now }: Asked,
): Promise<RecoveryCodes> {
  const waitSeconds = await consumeCode(userId);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const recovery_codes = await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    const begun = await tx.secondStep.findFirst({ where: { userId, confirmedAt: null } });
    const step = begun && findStep(unsealSecondStep(begun.secret, userId), code.replace(/\s/g, ""), 0, now);
    if (!step) throw new Problem("Invalid Request", WRONG, { errors: [{ pointer: "/code", detail: WRONG }] });
    const where = { userId, confirmedAt: null };
    await tx.secondStep.updateMany({ where, data: { confirmedAt: now, lastStep: step } });
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: userId, origin, now };
    await writeEntry(tx, { ...entry, action: "second_step.switched_on" });
    return replaceRecoveryCodes(tx, userId);
  });
  await forgetCodes(userId);
  return { recovery_codes };
}
