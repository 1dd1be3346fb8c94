import { randomBytes } from "node:crypto";

const BYTES = 32;

/** A new signing secret in the form of Standard Webhooks: `whsec_` + base64 of 32 random bytes. */
export function makeSecret(): string {
  return `whsec_${randomBytes(BYTES).toString("base64")}`;
}
