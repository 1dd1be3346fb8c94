import { createHash, randomBytes } from "node:crypto";
import type { IdentityTx } from "../../db.ts";
import { toBase32 } from "./totp.ts";

const COUNT = 10;
/** 80 random bits each: enough that a plain digest keeps them. */
const BYTES = 10;

/** What is stored of a recovery code. @param code in small letters, without hyphens */
export function digestCode(code: string): Buffer<ArrayBuffer> {
  return createHash("sha256").update(code).digest();
}

/**
 * Gives a person ten new recovery codes in place of all earlier ones, inside the caller's transaction.
 * @returns them as they are shown, once: `abcd-efgh-ijkl-mnop`
 */
export async function replaceRecoveryCodes(tx: IdentityTx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => toBase32(randomBytes(BYTES)).toLowerCase());
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, digest: digestCode(code) })) });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}
