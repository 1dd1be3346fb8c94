import { randomBytes } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The largest multiple of 62 that fits a byte: bytes from there on are thrown away, so that no digit is more likely. */
const UNBIASED = 248;

export type IdPrefix =
  | "acc"
  | "ws"
  | "usr"
  | "ses"
  | "pk"
  | "idn"
  | "prf"
  | "key"
  | "agt"
  | "cli"
  | "aud"
  | "upl"
  | "syn"
  | "cmp"
  | "dft"
  | "wh"
  | "msg"
  | "dlv"
  | "ntc"
  | "note"
  | "goal"
  | "alr"
  | "alc"
  | "alt"
  | "rec"
  | "shr"
  | "inv"
  | "sch"
  | "rcp";

/** A new identifier, `aud_` + 22 random base62 characters (131 bits). */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomBase62(22)}`;
}

/** Whether a text can be an identifier at all: everything else is not found without asking the database. */
export function isId(text: string): boolean {
  return /^[a-z]{2,4}_[0-9A-Za-z]{1,64}$/.test(text);
}

/** Random base62 characters from the system's source of randomness. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < UNBIASED && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** A whole number ≥ 0 in base62, padded with zeros on the left. */
export function toBase62(value: number, length: number): string {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = `${BASE62[rest % 62]}${text}`;
  return text.padStart(length, "0");
}
