import { createHmac } from "node:crypto";
import { decodeSecret } from "../secrets/secret-format.ts";

/**
 * The value of `webhook-signature` (Standard Webhooks 1.0): one `v1,<base64 HMAC-SHA256 of id.timestamp.body>` for each
 * secret, separated by spaces, so that a receiver with the old or the new secret finds one that fits.
 * @param message.id what `webhook-id` says; `timestamp` in whole seconds since 1970, what `webhook-timestamp` says.
 * @param secrets the current one first, then the one before while it is still valid.
 */
export function sign(message: { id: string; timestamp: number; body: string }, secrets: string[]): string {
  const text = `${message.id}.${message.timestamp}.${message.body}`;
  return secrets
    .map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(text).digest("base64")}`)
    .join(" ");
}

/** The bytes of a secret: `whsec_` + base64 of 24 to 64 bytes is decoded, any other text is its UTF-8 bytes. */
function keyOf(secret: string): Buffer {
  return decodeSecret(secret) ?? Buffer.from(secret, "utf8");
}
