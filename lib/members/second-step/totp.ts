import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones go wrong: the code before and the one after count too (RFC 6238, section 5.2). */
const AROUND = [0, -1, 1];
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The time step of a moment: 30 seconds each, counted from 1970 (RFC 6238, section 4). */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/**
 * The code of a time step by HMAC-SHA-1, which is what every authenticator app knows (RFC 4226, section 5.3).
 * @param digits 6 in the product
 */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The time step that a code belongs to, around now and later than the last one that was used, so that none counts twice.
 * @returns null when it is the code of none of them
 */
export function findStep(secret: Uint8Array, code: string, lastStep: number, now: Date): number | null {
  const given = Buffer.from(code);
  const steps = AROUND.map((distance) => stepAt(now) + distance).filter((step) => step > lastStep);
  const isOf = (step: number) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return steps.find(isOf) ?? null;
}

/** Base32 without padding (RFC 4648, section 6), in which apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}
