import { decodeSecret, MAX_KEY_BYTES, MIN_KEY_BYTES } from "../secrets/secret-format.ts";
import { NewWebhookBody } from "./schemas.ts";

/**
 * A secret that a person types into the dashboard: a text of 24 bytes or more, and one that begins with `whsec_` only in the
 * form of Standard Webhooks. The contract lets programs give any text.
 */
export const StrongSecret = NewWebhookBody.shape.secret.refine((secret) => !secret || isStrong(secret), {
  error: `expected whsec_ and the base64 of ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes, or another text of at least ${MIN_KEY_BYTES} characters`,
});

function isStrong(secret: string): boolean {
  if (secret.startsWith("whsec_")) return decodeSecret(secret) !== null;
  return Buffer.byteLength(secret) >= MIN_KEY_BYTES;
}
