import { codeOf, stepAt } from "#lib/members/second-step/totp.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app makes of the key that it is given. */
export function readKey(key: string): Buffer {
  const bits = [...key.replaceAll(" ", "")].map((digit) =>
    BASE32.indexOf(digit).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that the app shows at this moment. @param steps so many half minutes later */
export function codeNow(key: string, steps = 0): string {
  return codeOf(readKey(key), stepAt(new Date()) + steps);
}
