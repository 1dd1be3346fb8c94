import { randomBytes } from "node:crypto";

/** What Standard Webhooks 1.0 asks of a key, in bytes. */
export const MIN_KEY_BYTES = 24;
export const MAX_KEY_BYTES = 64;
const NEW_KEY_BYTES = 32;
const FORMAT = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** A new signing secret in the form of Standard Webhooks: `whsec_` + base64 of 32 random bytes. */
export function makeSecret(): string {
  return `whsec_${randomBytes(NEW_KEY_BYTES).toString("base64")}`;
}

/** The key of a secret in the form of Standard Webhooks, `whsec_` + base64 of 24 to 64 bytes; null for any other text. */
export function decodeSecret(secret: string): Buffer | null {
  const encoded = FORMAT.exec(secret)?.[1] ?? "";
  const key = Buffer.from(encoded, "base64");
  const fits = key.length >= MIN_KEY_BYTES && key.length <= MAX_KEY_BYTES;
  return fits && key.toString("base64") === encoded ? key : null;
}
