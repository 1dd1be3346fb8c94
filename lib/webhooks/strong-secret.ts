import { decodeSecret, KEY_BYTES } from "../secrets/decode-secret.ts";
import { NewWebhookBody } from "./schemas.ts";

/**
 * A secret that a person types into the dashboard: a text of 24 bytes or more, and one that begins with `whsec_` only in the
 * form of Standard Webhooks. The contract lets programs give any text.
 */
export const StrongSecret = NewWebhookBody.shape.secret.refine((secret) => !secret || isStrong(secret), {
  error: `expected whsec_ and the base64 of ${KEY_BYTES.least} to ${KEY_BYTES.most} bytes, or another text of at least ${KEY_BYTES.least} characters`,
});

function isStrong(secret: string): boolean {
  if (secret.startsWith("whsec_")) return decodeSecret(secret) !== null;
  return Buffer.byteLength(secret) >= KEY_BYTES.least;
}
